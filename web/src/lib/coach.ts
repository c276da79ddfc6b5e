/** What the coach says, made ready to be drawn and read. */
import type { Standing } from '../types/protocol';

export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
}

/** A seat's curve as the points of a polyline, in a picture of that size: the beginning left, certainty on top. */
export function curveOf(
  standings: readonly Standing[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return standings
    .map(({ ply, chances }) => `${round((ply / (last || 1)) * width)},${round((1 - (chances[seat] ?? 0)) * height)}`)
    .join(' ');
}

/** The standing in force at a ply: the last one not after it. */
export function standingAt(standings: readonly Standing[], ply: number): Standing | undefined {
  return standings.findLast((standing) => standing.ply <= ply) ?? standings[0];
}

/** So many standings at most, evenly spread, the first and the last among them: nobody reads a thousand rows. */
export function thinned(standings: readonly Standing[], most: number): Standing[] {
  if (standings.length <= most) return [...standings];
  const step = (standings.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, row) => standings[Math.round(row * step)]).filter((row) => row !== undefined);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
