import { describe, expect, it } from 'vitest';
import { offerOf } from '../../lib/board';
import { moments, sceneOf } from '../../testing/moments';
import type { Action, Event, View } from '../../types/archravels';
import {
  attention,
  beginning,
  bowlOffers,
  crafting,
  exchanging,
  laying,
  seatOffers,
  spokenOffers,
  supplyOffers,
  taking,
} from './gestures';
import { COLOURS } from './looks';

const MOMENTS = moments<View, Action, Event>('archravels');
const ALL = Object.entries(MOMENTS.scenes);

describe('gestures', () => {
  it.each(ALL)('%s: every craft that is lit is offered', (_, { view, offers }) => {
    for (const make of view.can_make) expect(offerOf(offers, beginning(make))).toBeDefined();
  });

  it.each(ALL)('%s: the first step proposed is offered', (_, { view, offers }) => {
    const [step] = view.choosing_yarn?.steps ?? [];
    if (!step) return;
    const [action] = view.phase === 'laying' ? laying([step]) : taking([step]);
    expect(action && offerOf(offers, action)).toBeDefined();
  });

  it('crafts with the yarn proposed', () => {
    const [make] = sceneOf(MOMENTS, 'final').view.can_make;
    if (!make) throw new Error('nothing to make in the scene');
    expect(crafting({ ...make, item: 'hat', request: null, any_colours: false, steps: ['red', 'blue'] })).toEqual([
      { kind: 'craft', item: 'hat' },
      { kind: 'lay', colour: 'red' },
      { kind: 'lay', colour: 'blue' },
    ]);
  });

  it('attention goes to the own board for the marker and for crafting, else to the question', () => {
    const asked = (scene: string) => attention(sceneOf(MOMENTS, scene).offers);
    expect(asked('moving')).toBe('home');
    expect(asked('giving')).toBe('question');
    expect(asked('taking')).toBe('question');
    expect(attention([{ action: { kind: 'craft', item: 'hat' } }, { action: { kind: 'done' } }])).toBe('home');
    expect(attention([{ action: { kind: 'shop', slot: 1 } }, { action: { kind: 'craft', item: 'hat' } }])).toBe(
      'question',
    );
    expect(attention([])).toBeNull();
  });

  it('exchanges one by one, then says enough', () => {
    const swap = { kind: 'exchange', give: 'red', get: 'blue' };
    expect(exchanging('red', 'blue', 2)).toEqual([swap, swap, { kind: 'enough' }]);
  });

  it.each(ALL)('%s: a piece, a seat or a button stands for every offer', (_, { view, offers }) => {
    const elsewhere = ['choose', 'move', 'shop', 'exchange', 'finish', 'learn', 'frog'];
    const standing = [
      ...COLOURS.flatMap((colour) => [...bowlOffers(offers, colour), ...supplyOffers(offers, colour)]),
      ...view.seats.flatMap(({ seat }) => seatOffers(offers, seat)),
      ...spokenOffers(offers),
      ...view.can_make.map((make) => offerOf(offers, beginning(make))),
      ...offers.filter(({ action }) => elsewhere.includes(action.kind)),
    ];
    for (const offer of offers) expect(standing).toContain(offer);
  });
});
