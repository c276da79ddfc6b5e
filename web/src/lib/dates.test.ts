import { describe, expect, it } from 'vitest';
import { when } from './dates';

const NOW = Date.UTC(2026, 10, 15, 12);

describe('when something was', () => {
  it.each([
    [0, 'ru', 'в эту минуту'],
    [5, 'ru', '5 минут назад'],
    [5, 'en', '5 minutes ago'],
    [180, 'ru', '3 часа назад'],
    [180, 'en', '3 hours ago'],
  ] as const)('%i minutes ago in %s: %s', (minutes, language, text) => {
    expect(when(NOW - minutes * 60_000, language, NOW)).toBe(text);
  });

  it('is told by its date when it is long ago', () => {
    expect(when(NOW - 3 * 86_400_000, 'ru', NOW)).toContain('12 нояб');
    expect(when(NOW - 3 * 86_400_000, 'en', NOW)).toContain('Nov 12');
  });
});
