import { describe, expect, it } from 'vitest';
import { flights } from '../../lib/motion/flights';
import { components, moments } from '../../testing/moments';
import type { Action, Event, View } from '../../types/broom_service';
import { boxFrom } from './box';
import { handPlace, placesOf, stockPlace, SUPPLY } from './places';

const box = boxFrom(components('broom_service'));
const FULL = moments<View, Action, Event>('broom_service', 'full');
const SCENES = [moments<View, Action, Event>('broom_service'), FULL].flatMap(({ scenes }) => Object.entries(scenes));

const potions = (view: View, you: number) =>
  Object.values(placesOf(view, box, you))
    .map((pieces) => pieces['purple'] ?? 0)
    .reduce((sum, count) => sum + count, 0);

describe('placesOf', () => {
  it.each(SCENES)('%s: no potion is lost', (_, { view, you }) => {
    expect(potions(view, you)).toBe(1000);
  });

  it.each(SCENES)("%s: a spectator sees nobody's cards", (_, { view }) => {
    const places = placesOf({ ...view, hand: null }, box, null);
    for (const { seat, hand_size } of view.seats) expect(places[handPlace(seat, null)]).toEqual({ '?': hand_size });
  });

  it('potions, clouds and cards fly when the match says so', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of FULL.run.entries()) {
      const before = FULL.run[at - 1];
      const first = events[0];
      if (!before || !first || view.round !== before.view.round) continue;
      const flown = flights(placesOf(before.view, box, 0), placesOf(view, box, 0));
      seen.add(first.kind);
      if (first.kind === 'flew') expect(flown.filter(({ from }) => from.startsWith('castle'))).toEqual([]);
      if (['delivered', 'dispelled', 'called', 'answered'].includes(first.kind)) {
        expect(flown.length, first.kind).toBeGreaterThan(0);
      }
      if (first.kind === 'got') {
        expect(flown.some(({ from, to }) => from === SUPPLY && to === stockPlace(first.seat ?? -1))).toBe(true);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['called', 'answered', 'flew', 'got', 'delivered']));
  });
});
