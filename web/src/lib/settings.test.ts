import { describe, expect, it } from 'vitest';
import { likedFrom } from './settings.svelte';

describe('what a reader likes', () => {
  it('begins with the browser’s language', () => {
    expect(likedFrom(null, ['ru-RU', 'en']).language).toBe('ru');
    expect(likedFrom(null, ['de', 'fr']).language).toBe('en');
  });

  it('is kept', () => {
    expect(likedFrom('{"language":"en","theme":"dark","pace":"fast","sound":true}', ['ru'])).toEqual({
      language: 'en',
      theme: 'dark',
      pace: 'fast',
      sound: true,
      confirm: false,
      calls: true,
      tips: true,
    });
  });

  it.each(['nonsense', '[]', 'null', '{"theme":"pink","pace":7,"sound":"yes"}'])('survives %s', (kept) => {
    expect(likedFrom(kept, ['ru'])).toEqual(likedFrom(null, ['ru']));
  });
});
