import { describe, expect, it } from 'vitest';
import { moments, sceneOf } from '../../testing/moments';
import type { Action, Event, View } from '../../types/catan';
import { apart, harbourOf, hexesAround, landOf, lineAt, MARGIN, RADIUS, siteAt } from './land';
import { SMALL_ISLAND } from './small';

const [four, large] = (['usual', 'full'] as const).map(
  (table) => sceneOf(moments<View, Action, Event>('catan', table), 'acting').view,
) as [View, View];

describe('landOf', () => {
  it.each([
    ['four', four, 19, 54, 72, 9],
    ['six', large, 30, 80, 109, 11],
  ])('%s: every place of the view has its place on the map', (_, view, hexes, corners, paths, harbours) => {
    const land = landOf(view.board);
    expect([land.hexes.length, land.corners.length, land.paths.length, land.harbours.length]).toEqual([
      hexes,
      corners,
      paths,
      harbours,
    ]);
    for (const [x, y] of [...land.corners, ...land.harbours.map(({ at }) => at)]) {
      expect(x).toBeGreaterThan(MARGIN / 4);
      expect(x).toBeLessThan(land.width - MARGIN / 4);
      expect(y).toBeGreaterThan(MARGIN / 4);
      expect(y).toBeLessThan(land.height - MARGIN / 4);
    }
  });

  it('paths are as long as the side of a hex, and lie as they look', () => {
    for (const { from, to, turn } of landOf(four.board).paths) {
      expect(apart(from, to)).toBeCloseTo(RADIUS, 5);
      expect([-90, -30, 30, 90].map((angle) => Math.abs(angle - turn) < 0.01)).toContain(true);
    }
  });

  it('a harbour lies off the coast, away from all hexes', () => {
    for (const view of [four, large]) {
      const land = landOf(view.board);
      for (const { at } of land.harbours) {
        expect(Math.min(...land.hexes.map((one) => apart(one.at, at)))).toBeGreaterThan(RADIUS * 1.3);
      }
    }
  });

  it('the small island of the help page is a board like any other', () => {
    const land = landOf(SMALL_ISLAND);
    expect([land.corners.length, land.paths.length, land.harbours.length]).toEqual([24, 30, 2]);
  });
});

describe('what is where', () => {
  it('a corner touches one to three hexes, and those of a settlement are told by its events', () => {
    const land = landOf(four.board);
    const counts = land.corners.map((_, corner) => hexesAround(land, corner).length);
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBe(3);
    expect(counts.reduce((sum, count) => sum + count)).toBe(19 * 6);
  });
  it('finds buildings and roads', () => {
    const owner = four.seats.find(({ settlements, roads }) => settlements.length > 0 && roads.length > 0);
    const [corner, path] = [owner?.settlements[0] ?? -1, owner?.roads[0] ?? -1];
    expect(siteAt(four, corner)).toEqual({ seat: owner?.seat, piece: 'settlement' });
    expect(lineAt(four, path)).toEqual({ seat: owner?.seat, piece: 'road' });
    expect(siteAt(four, 999)).toBeNull();
  });
  it('a harbour serves both ends of its path', () => {
    const harbour = four.board.harbours[0];
    const ends = four.board.paths[harbour?.path ?? 0] as unknown as number[];
    expect(ends.map((corner) => harbourOf(four.board, corner))).toEqual([harbour?.type, harbour?.type]);
  });
});
