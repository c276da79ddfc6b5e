/** What the first settlement on an island is worth, and where the map says so. */
import type { View } from '../../../types/catan';
import type { Land, Point } from '../land';

export interface Landing {
  readonly area: number;
  readonly at: Point;
  readonly points: number;
  /** Whether the reader has had it. */
  readonly isClosed: boolean;
}

/** Above the middle of a hex, where no number lies. */
const ABOVE = 34;

/** One for each foreign area, on its first hex; to a spectator as to whoever has been nowhere. */
export function landings(view: View, land: Land, you: number | null): Landing[] {
  const { bonus } = view.board;
  if (bonus.length === 0) return [];
  const mine = view.seats.find(({ seat }) => seat === you);
  const points = bonus[Math.min(mine?.chits.length ?? 0, bonus.length - 1)] ?? 0;
  const areas = new Map<number, Point>();
  for (const { hex, at } of land.hexes) if (hex.area && !areas.has(hex.area)) areas.set(hex.area, at);
  return [...areas].map(([area, [x, y]]) => ({
    area,
    at: [x, y - ABOVE],
    points,
    isClosed: mine?.areas.includes(area) ?? false,
  }));
}
