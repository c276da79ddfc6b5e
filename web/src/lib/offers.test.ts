import { describe, expect, it } from 'vitest';
import { found, grouped, MANY } from './offers';
import { sameAction, offerOf, offersLike, type Offer } from './board';
import { Words } from './words';

type Action = { kind: 'take'; card: string } | { kind: 'pass' };
const offers: Offer<Action>[] = [
  { action: { kind: 'take', card: 'spruce' } },
  { action: { kind: 'pass' } },
  { action: { kind: 'take', card: 'oak' } },
];
const words = new Words(
  'ru',
  ['action-take = Взять { NAME($card) }\naction-pass = Пропустить ход\ncard-spruce = Зелёную Ёлку\ncard-oak = Дуб'],
  {},
  { action: { take: { card: 'card' } }, event: {}, prompt: {} },
);
const groups = grouped(offers as unknown as Offer[], words, { names: [], you: 0 });

describe('the action bar', () => {
  it('puts one kind together and says it in words', () => {
    expect(groups.map(({ kind, offers: its }) => [kind, its.map(({ text }) => text)])).toEqual([
      ['take', ['Взять Зелёную Ёлку', 'Взять Дуб']],
      ['pass', ['Пропустить ход']],
    ]);
  });

  it('finds by any words, whatever the letters', () => {
    expect(found(groups, 'елку ВЗЯТЬ').flatMap((group) => group.offers.map(({ text }) => text))).toEqual([
      'Взять Зелёную Ёлку',
    ]);
    expect(found(groups, 'сосна')).toEqual([]);
    expect(found(groups, '  ')).toEqual(groups);
  });

  it('is searched only when it is long', () => expect(MANY).toBeGreaterThan(offers.length));
});

describe('offers on a board', () => {
  it('are found by their action, whatever the order of its fields', () => {
    expect(sameAction({ kind: 'take', card: 'oak' }, { card: 'oak', kind: 'take' })).toBe(true);
    expect(offerOf<Action>(offers, { kind: 'take', card: 'oak' })).toBe(offers[2]);
    expect(offerOf<Action>(offers, { kind: 'take', card: 'ash' })).toBeUndefined();
  });

  it('are found by some of their fields', () => {
    expect(offersLike(offers, 'take')).toHaveLength(2);
    expect(offersLike(offers, 'take', { card: 'oak' })).toEqual([offers[2]]);
  });
});
