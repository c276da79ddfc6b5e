/** Two small maps for the lid of the box and the help page; their numbers are those of real boards. */
import { charted } from './chart';
import type { Chart } from './land';

type Tile = readonly [x: number, y: number, terrain: string, token: number, pips: number];

const mapOf = (tiles: readonly Tile[], harbours: Parameters<typeof charted>[1] = []): Chart =>
  charted(
    tiles.map(([x, y, terrain, token, pips]) => ({ x, y, terrain, token, pips })),
    harbours,
  );

/** An island of seven hexes. */
export const SMALL_ISLAND = mapOf(
  [
    [-1, -3, 'forest', 8, 5],
    [1, -3, 'hills', 5, 4],
    [-2, 0, 'fields', 9, 4],
    [0, 0, 'mountains', 6, 5],
    [2, 0, 'pasture', 10, 3],
    [-1, 3, 'desert', 0, 0],
    [1, 3, 'forest', 4, 3],
  ],
  [
    { x: -1, y: -3, edge: 'NW', type: 'generic' },
    { x: 2, y: 0, edge: 'E', type: 'wool' },
  ],
);

/** A coast, the sea, and another coast. */
export const COAST = mapOf([
  [0, 0, 'forest', 5, 4],
  [2, 0, 'sea', 0, 0],
  [4, 0, 'sea', 0, 0],
  [6, 0, 'gold', 9, 4],
  [-1, 3, 'pasture', 8, 5],
  [1, 3, 'hills', 10, 3],
  [3, 3, 'sea', 0, 0],
  [5, 3, 'sea', 0, 0],
  [7, 3, 'fields', 4, 3],
]);
