import { describe, expect, it } from 'vitest';
import { likedGames } from './quick';

describe('the games of a quick match', () => {
  it('are all of them at first', () => {
    expect(likedGames(['elf', 'sea'], null)).toEqual(['elf', 'sea']);
  });

  it('are those that were chosen, unless they are gone', () => {
    expect(likedGames(['elf', 'sea'], 'sea chess')).toEqual(['sea']);
    expect(likedGames(['elf', 'sea'], 'chess')).toEqual(['elf', 'sea']);
  });
});
