import { describe, expect, it } from 'vitest';
import { flights, type Places } from '../../lib/motion/flights';
import { moments } from '../../testing/moments';
import type { Action, Event, View } from '../../types/catan';
import { placesOf } from './places';

const { run: RUN, scenes } = moments<View, Action, Event>('catan');
const SCENES = Object.entries(scenes);

function total(places: Places, which: RegExp): number {
  return Object.entries(places)
    .filter(([place]) => which.test(place))
    .flatMap(([, pieces]) => Object.values(pieces))
    .reduce((sum, count) => sum + count, 0);
}

describe('placesOf', () => {
  it.each(SCENES)('%s: every resource card, piece and helper lies somewhere', (_, { view, you }) => {
    for (const places of [placesOf(view, you), placesOf({ ...view, hand: null }, null)]) {
      expect(total(places, /^(bank|hand)/u)).toBe(95);
      expect(total(places, /^(supply|corner|path)/u)).toBe(4 * 24);
      expect(total(places, /^(reserve|helper)/u)).toBe(10);
    }
  });

  it('what is paid, got, built and bought flies', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of RUN.entries()) {
      const before = RUN[at - 1];
      if (!before) continue;
      const flown = flights(placesOf(before.view, 0), placesOf(view, 0));
      for (const { kind } of events) seen.add(kind);
      const kinds = events.map(({ kind }) => kind);
      if (kinds.includes('got') || kinds.includes('road_built') || kinds.includes('card_bought')) {
        expect(flown.length).toBeGreaterThan(0);
      }
      if (kinds[0] === 'ended_turn') expect(flown).toEqual([]);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['got', 'road_built', 'ended_turn']));
  });
});
