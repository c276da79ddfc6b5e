import { describe, expect, it } from 'vitest';
import { coloursOf, nextColour } from './colours';

const seats = (...colours: (number | null)[]) => colours.map((colour) => ({ colour }));

describe('colours of seats', () => {
  it.each([
    [seats(null, null, null), [0, 1, 2]],
    [seats(null, 7, null), [0, 7, 2]],
    [seats(null, 0, null), [1, 0, 2]],
    [seats(1, null, null), [1, 0, 2]],
    [seats(2, 0, null), [2, 0, 1]],
    [seats(), []],
  ])('%j: %j', (chosen, worn) => {
    expect(coloursOf(chosen)).toEqual(worn);
  });

  it('the next one is the next that nobody has, and after the last comes the first', () => {
    expect(nextColour(seats(null, null, null), 0)).toBe(3);
    expect(nextColour(seats(3, null, null), 0)).toBe(4);
    expect(nextColour(seats(9, null, null), 0)).toBe(0);
    expect(
      nextColour(
        Array.from({ length: 10 }, () => ({})),
        4,
      ),
    ).toBe(4);
  });
});
