import { describe, expect, it } from 'vitest';
import { flights } from '../../lib/motion/flights';
import { moments } from '../../testing/moments';
import type { Action, Event, View } from '../../types/archravels';
import { bowlPlace, DISCARD, placesOf, slotPlace, SUPPLY } from './places';

const { run: RUN, scenes } = moments<View, Action, Event>('archravels');
const SCENES = Object.entries(scenes);

describe('placesOf', () => {
  it.each(SCENES)('%s: every ball lies in a bowl or in the supply', (_, { view }) => {
    const places = placesOf(view);
    const bowls = view.seats.reduce((sum, { seat }) => sum + (places[bowlPlace(seat)]?.['red'] ?? 0), 0);
    expect(bowls + (places[SUPPLY]?.['red'] ?? 0)).toBe(1000);
  });

  it('a card that is bought flies to the discard, its yarn from the supply; so do things; a step of the marker moves nothing else', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of RUN.entries()) {
      const before = RUN[at - 1];
      const first = events[0];
      if (!before || !first) continue;
      const flown = flights(placesOf(before.view), placesOf(view));
      seen.add(first.kind);
      if (first.kind === 'shopped' && first.yarn_card && first.yarn_card !== 'any_2') {
        const lying = ({ bazaar }: View) => bazaar.filter(({ yarn_card }) => yarn_card === first.yarn_card).length;
        const card = { piece: first.yarn_card, from: slotPlace(first.slot), to: DISCARD };
        if (lying(view) < lying(before.view)) expect(flown).toContainEqual(card);
        expect(flown).toContainEqual(expect.objectContaining({ from: SUPPLY, to: bowlPlace(first.seat) }));
      }
      if (first.kind === 'moved' && events.length === 1) expect(flown).toEqual([]);
      for (const event of events) {
        if (event.kind === 'made')
          expect(flown).toContainEqual(expect.objectContaining({ piece: event.item, from: SUPPLY }));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['moved', 'shopped']));
  });
});
