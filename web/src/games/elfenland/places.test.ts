import { describe, expect, it } from 'vitest';
import { flights, HIDDEN, type Places } from '../../lib/motion/flights';
import { components, moments } from '../../testing/moments';
import type { Action, Event, View } from '../../types/elfenland';
import { boxFrom } from './box';
import { placesOf } from './places';

const box = boxFrom(components('elfenland'));
const { run: RUN, scenes } = moments<View, Action, Event>('elfenland', 'full');
const SCENES = Object.entries(scenes);

function total(places: Places, which: RegExp): number {
  return Object.entries(places)
    .flatMap(([place, pieces]) => Object.entries(pieces).map(([piece, count]) => ({ place, piece, count })))
    .filter(({ place, piece }) => which.test(piece === HIDDEN ? `?${place}` : piece))
    .reduce((sum, { count }) => sum + count, 0);
}

describe('placesOf', () => {
  it.each(SCENES)('%s: every card, counter and marker of the box lies somewhere', (_, { view, you }) => {
    const sum = (of: (one: (typeof box.transports)[number]) => number) =>
      box.transports.reduce((all, one) => all + of(one), 0);
    for (const [places, who] of [
      [placesOf(view, you), 'a seat'],
      [placesOf({ ...view, hand: null, hidden: null }, null), 'a spectator'],
    ] as const) {
      expect(total(places, /^card|^\?(deck|hand)/), who).toBe(sum(({ cards }) => cards));
      expect(total(places, /^counter|^\?(pile|hidden)/), who).toBe(sum(({ counters }) => counters));
      expect(total(places, /^marker/), who).toBe(view.seats.length * 20);
    }
  });

  it('what is laid, taken and paid flies', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of RUN.entries()) {
      const before = RUN[at - 1];
      if (!before || view.round !== before.view.round) continue;
      const kinds = events.map(({ kind }) => kind);
      const flown = flights(placesOf(before.view, 0), placesOf(view, 0)).map(({ piece }) => piece.split('-')[0]);
      for (const kind of kinds) seen.add(kind);
      if (kinds.includes('laid') || kinds.includes('took_open')) expect(flown).toContain('counter');
      if (kinds.includes('marker_taken')) expect(flown).toContain('marker');
      if (kinds.includes('rode')) expect(flown).toContain('card');
      if (kinds[0] === 'passed') expect(flown).toEqual([]);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['took_open', 'laid', 'passed', 'rode', 'marker_taken']));
  });
});
