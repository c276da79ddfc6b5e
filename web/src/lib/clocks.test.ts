import { describe, expect, it } from 'vitest';
import { leftOf, timeLeft } from './clocks';

describe('a clock', () => {
  it('runs only when it runs, and never below nothing', () => {
    expect(leftOf({ left: 5000, running: true }, 2000)).toBe(3000);
    expect(leftOf({ left: 5000 }, 2000)).toBe(5000);
    expect(leftOf({ left: 1000, running: true }, 2000)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [65_000, '1:05'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
  ])('shows %i as %s', (left, text) => expect(timeLeft(left)).toEqual({ unit: 'clock', text }));

  it('tells days with hours', () => {
    expect(timeLeft((2 * 24 + 5) * 3_600_000 + 1)).toEqual({ unit: 'days', days: 2, hours: 5 });
  });
});
