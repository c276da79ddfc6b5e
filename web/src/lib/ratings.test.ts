import { describe, expect, it } from 'vitest';
import { shownGain, shownRating } from './ratings';

describe('a rating', () => {
  it('is told with twice its uncertainty', () => {
    expect(shownRating({ mu: 26.94, sigma: 2.04 }, 'en')).toBe('26.9 ± 4.1');
    expect(shownRating({ mu: 25, sigma: 25 / 3 }, 'ru')).toBe('25,0 ± 16,7');
  });

  it('rises and falls', () => {
    expect(shownGain({ mu_before: 25, mu: 26.94 }, 'en')).toBe('+1.9');
    expect(shownGain({ mu_before: 25, mu: 24 }, 'en')).toBe('-1.0');
    expect(shownGain({ mu_before: 25, mu: 25.01 }, 'en')).toBe('0.0');
  });
});
