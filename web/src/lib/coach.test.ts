import { describe, expect, it } from 'vitest';
import { curveOf, percent, standingAt, thinned } from './coach';

const standings = [
  { ply: 0, chances: [0.5, 0.5] },
  { ply: 4, chances: [0.25, 0.75] },
  { ply: 10, chances: [1, 0] },
];

describe('the coach', () => {
  it('draws a curve from the left to the right, certainty on top', () => {
    expect(curveOf(standings, 0, 10, 100, 40)).toBe('0,20 40,30 100,0');
    expect(curveOf(standings, 1, 10, 100, 40)).toBe('0,20 40,10 100,40');
  });

  it('knows how the match stood between two looks', () => {
    expect(standingAt(standings, 3)?.ply).toBe(0);
    expect(standingAt(standings, 4)?.ply).toBe(4);
    expect(standingAt(standings, 99)?.ply).toBe(10);
  });

  it('thins out what is too long to read, and keeps both ends', () => {
    const many = Array.from({ length: 500 }, (_, ply) => ({ ply, chances: [] }));
    const rows = thinned(many, 40).map(({ ply }) => ply);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([40, 0, 499]);
    expect(new Set(rows).size).toBe(40);
    expect(thinned(standings, 40)).toEqual(standings);
  });

  it('says chances as the language does', () => {
    expect(percent(0.426, 'en')).toBe('43%');
    expect(percent(0.426, 'ru')).toBe('43\u00a0%');
  });
});
