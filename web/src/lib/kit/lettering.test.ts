import { describe, expect, it } from 'vitest';
import { inLines, largerBy, sizeToFit } from './lettering';

describe('inLines', () => {
  it('keeps a short name on one line', () => {
    expect(inLines('Барабан', 12)).toEqual(['Барабан']);
  });
  it('breaks evenly', () => {
    expect(inLines('Кораблик в бутылке', 12)).toEqual(['Кораблик', 'в бутылке']);
  });
  it('breaks after a hyphen and keeps it', () => {
    expect(inLines('Цветик-семицветик', 12)).toEqual(['Цветик-', 'семицветик']);
  });
  it('gives a word too long a line of its own', () => {
    expect(inLines('a extraordinarily b', 4)).toEqual(['a', 'extraordinarily', 'b']);
  });
  it('says nothing of nothing', () => {
    expect(inLines('', 4)).toEqual([]);
  });
});

describe('sizeToFit', () => {
  it('shrinks long lines and never enlarges short ones', () => {
    expect(sizeToFit(['ab'], 100, 14)).toBe(14);
    expect(sizeToFit(['abcdefghijklmnop'], 70, 14)).toBeLessThan(9);
    expect(sizeToFit(['a'.repeat(99)], 70, 14)).toBe(7);
  });
});

describe('letters on the screen', () => {
  it('stay as they are where they can be read', () => {
    expect(largerBy(14, 60, 100)).toBe(1);
    expect(largerBy(0, 0, 100)).toBe(1);
  });

  it('grow to a size that can be read, and are left out where there is no room', () => {
    expect(7 * largerBy(7, 20, 100)).toBeGreaterThanOrEqual(11);
    expect(largerBy(7, 70, 100)).toBe(0);
    expect(largerBy(7, 70, Infinity)).toBeGreaterThan(1);
  });

  it('of several lines on a card grow a little only', () => {
    expect(largerBy(10, 40, 100, 2)).toBeGreaterThan(1);
    expect(largerBy(7, 20, 100, 2)).toBe(0);
  });
});
