import { describe, expect, it } from 'vitest';
import { flights, HIDDEN, type Places } from '../../lib/motion/flights';
import { components, moments } from '../../testing/moments';
import type { Action, Event, View } from '../../types/master_elf';
import { boxFrom, byType, giftOf, waysOf } from './box';
import { placesOf } from './places';

const box = boxFrom(components('master_elf'));
const { run: RUN, scenes } = moments<View, Action, Event>('master_elf');
const SCENES = Object.entries(scenes);

const GIFT_PLACES = /^(pile|gifts|aside|bonus)/;

function total(places: Places, ofGifts: boolean): number {
  return Object.entries(places)
    .filter(([place]) => GIFT_PLACES.test(place) === ofGifts)
    .flatMap(([, pieces]) => Object.values(pieces))
    .reduce((sum, count) => sum + count, 0);
}

describe('placesOf', () => {
  it.each(SCENES)('%s: every card of the box lies somewhere', (_, { view, you }) => {
    expect(total(placesOf(view, you), false)).toBe(42);
    expect(total(placesOf(view, you), true)).toBe(45);
  });

  it.each(SCENES)('%s: so it does for a spectator', (_, { view }) => {
    expect(total(placesOf({ ...view, hand: null }, null), false)).toBe(42);
  });

  it('every ply of a run that takes, draws or makes lets cards fly, and a step of a pawn none', () => {
    const seen = new Set<string>();
    for (const [at, { view, events }] of RUN.entries()) {
      const before = RUN[at - 1];
      const first = events[0];
      const kind = first?.kind ?? '';
      if (!before) continue;
      const flown = flights(placesOf(before.view, 0), placesOf(view, 0));
      seen.add(kind);
      if (kind === 'moved') expect(flown).toEqual([]);
      if (['took', 'drew', 'made', 'discarded'].includes(kind)) expect(flown.length).toBeGreaterThan(0);
      const wasShuffled = events.some((event) => event.kind === 'reshuffled');
      if (first?.kind === 'drew' && first.seat !== 0 && !wasShuffled)
        expect(flown.map(({ piece }) => piece)).toContain(HIDDEN);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['moved', 'took', 'drew', 'made']));
  });
});

describe('the box', () => {
  it('knows what is printed on a gift', () => {
    expect(giftOf(box, 'drum')).toMatchObject({ ingredients: ['metal', 'cloth'], ribbon: 'blue', elf: false });
  });
  it('knows nothing of a gift that is not in it', () => {
    expect(giftOf(box, 'sledge')).toEqual({ id: 'sledge', ingredients: [], types: [], ribbon: '', elf: false });
  });
  it('uses the components it is given', () => {
    const other = boxFrom({ 'data.toml': { gifts: [], types: [], adjacency: {} } });
    expect(other.gifts).toEqual([]);
  });
  it('has each way once', () => {
    expect(waysOf(box)).toHaveLength(8);
  });
  it('shows a gift of two types under both, in the order of the box', () => {
    const shown = byType(box, ['violin', 'hand_bell']).map(({ type, gifts }) => [type, gifts.map(({ id }) => id)]);
    expect(shown).toEqual([
      ['antiquities', ['violin']],
      ['music', ['violin', 'hand_bell']],
    ]);
  });
});
