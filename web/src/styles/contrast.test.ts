import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../lib/kit/emblems';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const GROUNDS = ['--cloth', '--paper', '--paper-raised', '--paper-sunk'];
const INKS = ['--ink', '--ink-soft', '--red', '--gold', '--green', '--blue', '--violet', '--teal'];
const SEATS = EMBLEMS.map((_, seat) => `--hue-${seat}`);
const PAIRS = [
  ...GROUNDS.flatMap((ground) => [...INKS, ...SEATS].map((ink) => [ink, ground] as const)),
  ...SEATS.map((seat) => ['--on-seat', seat] as const),
  ['--on-button', '--button'] as const,
  ['--on-button', '--button-hover'] as const,
  ['--card-ink', '--card'] as const,
  ['--card-soft', '--card'] as const,
  ['--card-thread', '--card-back'] as const,
  ['--card-thread', '--card-back-other'] as const,
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(PAIRS)('%s on %s holds AA', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('seats', () => {
  it('ten are told apart, by sign and by colour', () => {
    expect(EMBLEMS).toHaveLength(10);
    expect(new Set(EMBLEMS).size).toBe(10);
    for (const theme of ['light', 'dark'] as const)
      expect(new Set(SEATS.map((seat) => colour(seat, theme))).size).toBe(10);
  });
});

function colour(token: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(tokens);
  const found = theme === 'light' ? (value?.[1] ?? value?.[3]) : (value?.[2] ?? value?.[3]);
  if (found === undefined) throw new Error(`${token} has no colour`);
  return found;
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
