import { describe, expect, it } from 'vitest';
import { expectedSeats } from './expected';
import { Words } from './words';

const words = new Words(
  'en',
  [],
  {},
  { action: {}, event: {}, prompt: { one: { seat: 'seat' }, all: { seats: 'seat' } } },
);

describe('a prompt', () => {
  it('expects something of one seat, of several, or of none', () => {
    expect(expectedSeats({ kind: 'one', seat: 2, more: 1 }, words)).toEqual([2]);
    expect(expectedSeats({ kind: 'all', seats: [0, 3] }, words)).toEqual([0, 3]);
    expect(expectedSeats({ kind: 'finished', reason: 'x' }, words)).toEqual([]);
    expect(expectedSeats(null, words)).toEqual([]);
  });
});
