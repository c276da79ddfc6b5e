import { describe, expect, it } from 'vitest';
import { isEmpty, labelOf, nameOf, valueOf } from './tree';
import { Words } from './words';

const words = new Words('en', ['view-hand-size = Cards in hand\ncolour-red = Red\nkind-long-road = Long road'], {
  'card-oak-leaf': 'Oak leaf',
});
const seats = [{ seat: 0, name: 'Anna', bot: false, colour: '' }];

describe('a view without a board', () => {
  it('has labels in words where there are words', () => {
    expect(labelOf('hand_size', words)).toBe('Cards in hand');
    expect(labelOf('deck_size', words)).toBe('deck size');
  });

  it('names things by their field, in the plural too, or by any component of that id', () => {
    expect(nameOf('colour', 'red', words)).toBe('Red');
    expect(nameOf('kinds', 'long_road', words)).toBe('Long road');
    expect(nameOf('hand', 'oak_leaf', words)).toBe('Oak leaf');
    expect(nameOf('hand', 'ash_leaf', words)).toBe('ash leaf');
  });

  it('names seats, and shows what is not there', () => {
    expect(valueOf('turn', 0, words, seats)).toBe('Anna');
    expect(valueOf('count', 0, words, seats)).toBe('0');
    expect(valueOf('top', null, words, seats)).toBe('—');
  });

  it('says nothing of what is empty', () => {
    expect([null, '', [], {}].every(isEmpty)).toBe(true);
    expect([0, false, [0], { a: 0 }].some(isEmpty)).toBe(false);
  });
});
