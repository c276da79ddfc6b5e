import { describe, expect, it } from 'vitest';
import { flights, HIDDEN } from './flights';

describe('flights', () => {
  it('sees a card go from the map into a hand', () => {
    const before = { north: { water: 2, fire: 1 }, hand: {} };
    const after = { north: { water: 1, fire: 1 }, hand: { water: 1 } };
    expect(flights(before, after)).toEqual([{ piece: 'water', from: 'north', to: 'hand' }]);
  });
  it('shows the face of a card drawn by the reader', () => {
    const drawn = flights({ deck: { [HIDDEN]: 9 }, hand: {} }, { deck: { [HIDDEN]: 8 }, hand: { magic: 1 } });
    expect(drawn).toEqual([{ piece: 'magic', from: 'deck', to: 'hand' }]);
  });
  it('hides the face of a card drawn by another', () => {
    const drawn = flights({ deck: { [HIDDEN]: 9 }, seat1: {} }, { deck: { [HIDDEN]: 8 }, seat1: { [HIDDEN]: 1 } });
    expect(drawn).toEqual([{ piece: HIDDEN, from: 'deck', to: 'seat1' }]);
  });
  it('shows what another pays from a hidden hand', () => {
    const before = { seat1: { [HIDDEN]: 2, wood: 1 }, discard: {} };
    const after = { seat1: { [HIDDEN]: 1 }, discard: { wood: 2 } };
    expect(flights(before, after)).toEqual([
      { piece: 'wood', from: 'seat1', to: 'discard' },
      { piece: 'wood', from: 'seat1', to: 'discard' },
    ]);
  });
  it('a new top turns its face and does not fly', () => {
    const before = { pile: { drum: 1, [HIDDEN]: 4 }, gifts: {} };
    const after = { pile: { key: 1, [HIDDEN]: 3 }, gifts: { drum: 1 } };
    expect(flights(before, after)).toEqual([{ piece: 'drum', from: 'pile', to: 'gifts' }]);
  });
  it('what comes from nowhere does not fly', () => {
    expect(flights({}, { hand: { wood: 1 } })).toEqual([]);
  });
});
