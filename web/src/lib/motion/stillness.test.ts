import { expect, test } from 'vitest';

const STYLES = import.meta.glob<string>('../../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

test('nothing moves without an end: a table that waits for its people costs nothing', () => {
  expect(Object.keys(STYLES).length).toBeGreaterThan(50);
  const restless = Object.entries(STYLES).filter(([, style]) => /animation[^;]*\binfinite\b/.test(style));
  expect(restless.map(([file]) => file)).toEqual([]);
});
