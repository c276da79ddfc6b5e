import { describe, expect, it } from 'vitest';
import { components } from '../../testing/moments';
import { boxFrom, eventOf, roleOf, sideOf } from './box';
import { apart, at, growthsOf, heightOf, isInside, outlineOf, pawnSpot, spotsOf, steady, WIDTH } from './land';
import { trackEnd } from './track';

const box = boxFrom(components('broom_service'));
const SIDES = ['normal', 'advanced'].map((board) => ({ board, side: sideOf(box, board) }));

/** The handles of an outline's borders, written without their direction. */
function borders(outline: string): string[] {
  return [...outline.matchAll(/C([\d.-]+ [\d.-]+) ([\d.-]+ [\d.-]+)/gu)].map(([, one, two]) =>
    [one, two].sort().join(' / '),
  );
}

describe.each(SIDES)('the $board side', ({ side }) => {
  const spots = [...spotsOf(side).values()];

  it('moves castles and clouds apart, but not far', () => {
    for (const { id, x, y } of [...side.castles, ...side.cloud_spaces]) {
      const spot = spotsOf(side).get(id) ?? [0, 0];
      expect(apart(spot, at(side, [x, y])), id).toBeLessThan(40);
      for (const other of spots) if (other[0] !== spot[0]) expect(apart(spot, other), id).toBeGreaterThan(50);
    }
  });

  it('draws a border alike from both sides', () => {
    const counts = new Map<string, number>();
    for (const region of side.regions) {
      for (const border of borders(outlineOf(side, region))) counts.set(border, (counts.get(border) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(40);
    expect([...counts.values()].filter((count) => count !== 2)).toEqual([]);
  });

  it('lets something grow in every region, inside it and clear of castles and clouds', () => {
    for (const region of side.regions) {
      const polygon = region.polygon.map((corner) => at(side, corner));
      const growths = growthsOf(side, region, spots);
      expect(growths.length, region.id).toBeGreaterThan(2);
      for (const growth of growths) {
        expect(isInside(growth.at, polygon)).toBe(true);
        expect(Math.min(...spots.map((spot) => apart(growth.at, spot)))).toBeGreaterThan(35);
      }
    }
  });

  it('keeps ten pawns of one region apart and on the board', () => {
    for (const region of side.regions) {
      const spots = Array.from({ length: 10 }, (_, place) => pawnSpot(side, region, place, 10));
      for (const [place, one] of spots.entries()) {
        expect(one[0]).toBeGreaterThan(0);
        expect(one[0]).toBeLessThan(WIDTH);
        expect(one[1]).toBeLessThan(heightOf(side) + 20);
        for (const other of spots.slice(place + 1)) expect(apart(one, other)).toBeGreaterThan(20);
      }
    }
  });
});

describe('the box', () => {
  it('knows roles and events, and does not stumble over strangers', () => {
    expect(roleOf(box, 'peak_druid')).toMatchObject({ kind: 'druid', brave: { deliver: 1, points: 3 } });
    expect(roleOf(box, 'sea_witch')).toEqual({ id: 'sea_witch', kind: '', brave: {}, cowardly: {} });
    expect(eventOf(box, 'solitude').effect).toBe('lone_pawns');
    expect(eventOf(box, 'fair').effect).toBe('');
    expect(sideOf(box, 'third').regions).toEqual([]);
  });
  it('uses the components it is given', () => {
    expect(boxFrom({ 'data.toml': { roles: [] } }).roles).toEqual([]);
  });
});

describe('chance that is always the same', () => {
  it('lies between 0 and 1 and differs by words', () => {
    const numbers = Array.from({ length: 200 }, (_, one) => steady('x', one));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBe(200);
    expect(steady('x', 1)).toBe(steady('x', 1));
  });
});

describe('the score track', () => {
  it('runs in tens around all points', () => {
    expect(trackEnd([10, 10])).toEqual([0, 50]);
    expect(trackEnd([-3, 61])).toEqual([-10, 70]);
  });
});
