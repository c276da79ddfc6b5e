import { describe, expect, it } from 'vitest';
import { flights } from '../../lib/motion/flights';
import type { Event, View } from '../../types/archravels';
import run from './fixtures/run.json';
import scenes from './fixtures/scenes.json';
import { bowlPlace, placesOf, slotPlace, SUPPLY } from './places';

const RUN = run as unknown as { view: View; events: Event[] }[];
const SCENES = Object.entries(scenes) as unknown as [string, { view: View }][];

describe('placesOf', () => {
  it.each(SCENES)('%s: every ball lies in a bowl or in the supply', (_, { view }) => {
    const places = placesOf(view);
    const bowls = view.seats.reduce((sum, { seat }) => sum + (places[bowlPlace(seat)]?.['red'] ?? 0), 0);
    expect(bowls + (places[SUPPLY]?.['red'] ?? 0)).toBe(1000);
  });

  it('yarn that is bought flies from its slot, other yarn from the supply; things fly from the supply', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of RUN.entries()) {
      const before = RUN[at - 1];
      const first = events[0];
      if (!before || !first) continue;
      const flown = flights(placesOf(before.view), placesOf(view));
      seen.add(first.kind);
      if (first.kind === 'shopped' && first.yarn_card && first.yarn_card !== 'any_2') {
        expect(flown).toContainEqual(expect.objectContaining({ from: slotPlace(first.slot), to: bowlPlace(first.seat) }));
      }
      for (const event of events) {
        if (event.kind === 'made') expect(flown).toContainEqual(expect.objectContaining({ piece: event.item, from: SUPPLY }));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['moved', 'shopped']));
  });
});
