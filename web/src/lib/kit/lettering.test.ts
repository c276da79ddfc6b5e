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
  const CARD = { width: 100, height: 140 };

  it('stay as they are where they can be read', () => {
    expect(largerBy(14, 60, CARD)).toBe(1);
    expect(largerBy(0, 0, CARD)).toBe(1);
  });

  it('grow to a size that can be read, and are left out where there is no room', () => {
    expect(7 * largerBy(7, 20, CARD)).toBeGreaterThanOrEqual(11);
    expect(largerBy(7, 70, CARD)).toBe(0);
    expect(largerBy(7, 70)).toBeGreaterThan(1);
    expect(largerBy(5, 8, { width: 34, height: 22 })).toBe(0);
  });

  it('of several lines on a card grow a little only', () => {
    expect(largerBy(10, 40, CARD, 2)).toBeGreaterThan(1);
    expect(largerBy(7, 20, CARD, 2)).toBe(0);
  });
});
