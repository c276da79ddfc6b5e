import { describe, expect, it } from 'vitest';
import { components, moments, sceneOf } from '../../testing/moments';
import type { Action, Event, OfferView, View } from '../../types/catan';
import { boxFrom, cardsOfEach, giveAt, helperOf } from './box';
import { NO_ERRAND, turnOf } from '../../lib/errand';
import {
  bankTrade,
  changed,
  deedOf,
  goesOn,
  guessed,
  heldByOthers,
  isWhole,
  latelyOffered,
  leadsToBank,
  NOTHING,
  totalOf,
  turned,
  within,
  type Draft,
} from './trading';

const box = boxFrom(components('catan'));
const { view, you } = sceneOf(moments<View, Action, Event>('catan'), 'acting');

describe('composing an offer', () => {
  it('a resource that is asked for leaves the side that gives', () => {
    const given = changed(changed(NOTHING, 'gives', 'wool', 1), 'gives', 'wool', 1);
    expect(given.gives).toEqual({ wool: 2 });
    const asked = changed(given, 'gets', 'wool', 1);
    expect(asked).toEqual({ gives: {}, gets: { wool: 1 } });
    expect(changed(asked, 'gets', 'wool', -1)).toEqual(NOTHING);
  });
  it('is whole with a card on each side', () => {
    expect(isWhole(NOTHING)).toBe(false);
    expect(isWhole({ gives: { ore: 1 }, gets: {} })).toBe(false);
    expect(isWhole({ gives: { ore: 1 }, gets: { wool: 1 } })).toBe(true);
  });
  it('is said card by card', () => {
    const draft = { gives: { wool: 2 }, gets: { ore: 1 } };
    expect(deedOf(draft, 'offer', null)).toEqual([
      { kind: 'offer' },
      { kind: 'give', resource: 'wool' },
      { kind: 'give', resource: 'wool' },
      { kind: 'ask', resource: 'ore' },
      { kind: 'propose' },
    ]);
  });
  it('names whom it goes to, unless it goes to all', () => {
    const draft = { gives: { wool: 1 }, gets: { ore: 1 } };
    expect(deedOf(draft, 'offer', null, [2]).slice(3)).toEqual([{ kind: 'address', partner: 2 }, { kind: 'propose' }]);
  });
  it('goes on where it was left, unless a card was taken out', () => {
    const begun: OfferView = { gives: { wool: 1 }, gets: {}, to: [] };
    expect(goesOn({ gives: { wool: 2 }, gets: { ore: 1 } }, begun)).toBe(true);
    expect(goesOn({ gives: { brick: 1 }, gets: { ore: 1 } }, begun)).toBe(false);
    expect(goesOn(NOTHING, null)).toBe(true);
  });
  it('lately: the last different ones of a seat, the latest first', () => {
    const told = (seat: number, gives: string): Event => ({
      kind: 'proposed',
      seat,
      gives: { [gives]: 1 },
      gets: { ore: 1 },
      to: [],
    });
    const story = ['wool', 'brick', 'wool', 'grain'].map((gives) => ({ events: [told(0, gives), told(1, 'lumber')] }));
    expect(latelyOffered(story, 0, 2).map(({ gives }) => gives)).toEqual([{ grain: 1 }, { wool: 1 }]);
  });
  it('goes on card by card', () => {
    const draft = { gives: { wool: 2 }, gets: { ore: 1 } };
    const begun = { gives: { wool: 1 }, gets: { ore: 1 }, to: [] };
    expect(deedOf(draft, 'counter', begun)).toEqual([{ kind: 'give', resource: 'wool' }, { kind: 'propose' }]);
  });
  it('an answer begins with the offer turned round, as far as the hand goes', () => {
    const offer = { gives: { ore: 1 }, gets: { wool: 2, brick: 1 } };
    expect(within(turned(offer), { wool: 1 })).toEqual({ gives: { wool: 1 }, gets: { ore: 1 } });
  });
  it('knows a trade with the bank', () => {
    const rates = { wool: 4, ore: 3 };
    expect(bankTrade({ gives: { ore: 3 }, gets: { wool: 1 } }, rates)).toEqual({
      kind: 'bank',
      give: 'ore',
      get: 'wool',
    });
    expect(bankTrade({ gives: { ore: 2 }, gets: { wool: 1 } }, rates)).toBeNull();
    expect(bankTrade({ gives: { ore: 3 }, gets: { wool: 2 } }, rates)).toBeNull();
    expect(bankTrade({ gives: { ore: 3, wool: 1 }, gets: { brick: 1 } }, rates)).toBeNull();
  });
});

describe('the way to the bank', () => {
  const rates = { wool: 2, ore: 4 };
  const offered = [
    { kind: 'bank', give: 'wool', get: 'ore' },
    { kind: 'bank', give: 'wool', get: 'brick' },
  ] as const;
  const leads = (gives: Draft['gives'], gets: Draft['gets'], side: keyof Draft, resource: string) =>
    leadsToBank({ gives, gets }, side, resource, offered, rates);

  it('is lit card by card', () => {
    expect(leads({}, {}, 'gives', 'wool')).toBe(true);
    expect(leads({ wool: 1 }, {}, 'gives', 'wool')).toBe(true);
    expect(leads({ wool: 2 }, {}, 'gives', 'wool')).toBe(false);
    expect(leads({}, {}, 'gives', 'ore')).toBe(false);
    expect(leads({ wool: 2 }, {}, 'gets', 'brick')).toBe(true);
    expect(leads({ wool: 2 }, { ore: 1 }, 'gets', 'brick')).toBe(false);
    expect(leads({ wool: 2 }, { ore: 1 }, 'gets', 'ore')).toBe(false);
  });

  it('is not lit where something else may be done', () => {
    const more = [...offered, { kind: 'end_turn' }] as const;
    expect(leadsToBank({ gives: {}, gets: {} }, 'gives', 'wool', more, rates)).toBe(false);
    expect(leadsToBank({ gives: {}, gets: {} }, 'gives', 'wool', [], rates)).toBe(false);
  });
});

describe('what others hold', () => {
  it('follows from the bank and the own hand', () => {
    const held = heldByOthers(view, box);
    const others = view.seats.filter(({ seat }) => seat !== you);
    expect(totalOf(held)).toBe(others.reduce((sum, { hand_size }) => sum + hand_size, 0));
  });
  it('a hand is what is known of it and the rest', () => {
    for (const seat of view.seats) {
      const { known, more } = guessed(seat);
      expect(totalOf(known) + more).toBe(seat.hand_size);
      expect(more).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('errands', () => {
  const steps: Action[] = [{ kind: 'offer' }, { kind: 'give', resource: 'wool' }];
  const offered = [{ action: { kind: 'offer' } as Action }];

  it('wait while nothing may be done, and until the view is another', () => {
    expect(turnOf({ steps, sentIn: null }, [], 1).do).toBe('wait');
    expect(turnOf({ steps, sentIn: 1 }, offered, 1).do).toBe('wait');
    expect(turnOf(NO_ERRAND, offered, 1).do).toBe('wait');
  });
  it('send the next step when it is offered', () => {
    expect(turnOf({ steps, sentIn: null }, offered, 1)).toEqual({
      do: 'act',
      step: { kind: 'offer' },
      rest: { steps: steps.slice(1), sentIn: 1 },
    });
  });
  it('stop at a step that is not allowed', () => {
    expect(turnOf({ steps: steps.slice(1), sentIn: 1 }, offered, 2)).toEqual({
      do: 'stop',
      step: steps[1],
      rest: NO_ERRAND,
    });
  });
});

describe('the box', () => {
  it('knows cards, harbours and helpers', () => {
    expect([cardsOfEach(box, 'base'), cardsOfEach(box, 'ext56')]).toEqual([19, 24]);
    expect([giveAt(box, 'generic'), giveAt(box, 'ore')]).toEqual([3, 2]);
    expect([helperOf(box, 'nassir').number, helperOf(box, 'unknown').number]).toEqual([1, 0]);
    expect(box.helpers).toHaveLength(10);
  });
  it('uses the components it is given', () => {
    const other = boxFrom({ ...components('catan'), 'helpers.toml': { helpers: [] } });
    expect([other.helpers, cardsOfEach(other, 'base')]).toEqual([[], 19]);
  });
});
