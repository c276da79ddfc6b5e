/** A small island of seven hexes for the lid of the box and the help page; its numbers are those of real boards. */
import type { BoardView, TerrainId } from '../../types/catan';

const HEXES: readonly (readonly [x: number, y: number, TerrainId, token: number, pips: number])[] = [
  [-1, -3, 'forest', 8, 5],
  [1, -3, 'hills', 5, 4],
  [-2, 0, 'fields', 9, 4],
  [0, 0, 'mountains', 6, 5],
  [2, 0, 'pasture', 10, 3],
  [-1, 3, 'desert', 0, 0],
  [1, 3, 'forest', 4, 3],
];
const AROUND: readonly (readonly [number, number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const SMALL_ISLAND = built();

/** Corners from the north-west, row by row; paths between neighbours. */
function built(): BoardView {
  const keys = new Map<string, [number, number]>();
  for (const [x, y] of HEXES) {
    for (const [dx, dy] of AROUND) keys.set(`${x + dx} ${y + dy}`, [x + dx, y + dy]);
  }
  const corners = [...keys.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  const at = (x: number, y: number) => corners.findIndex((corner) => corner[0] === x && corner[1] === y);
  const sides = HEXES.flatMap(([x, y]) =>
    AROUND.map(([dx, dy], place) => {
      const [nextX, nextY] = AROUND[(place + 1) % AROUND.length] ?? [0, 0];
      const ends: [number, number] = [at(x + dx, y + dy), at(x + nextX, y + nextY)];
      return ends.sort((one, other) => one - other);
    }),
  );
  const paths = [...new Map(sides.map((ends) => [ends.join(' '), ends])).values()];
  const pathBetween = (one: number, other: number) =>
    paths.findIndex((ends) => ends.includes(one) && ends.includes(other));
  return {
    id: 'small',
    hexes: HEXES.map(([x, y, terrain, token, pips], hex) => ({ hex, x, y, terrain, token, pips })),
    corners,
    paths,
    harbours: [
      { path: pathBetween(at(-2, -4), at(-1, -5)), type: 'generic' },
      { path: pathBetween(at(3, -1), at(3, 1)), type: 'wool' },
    ],
  };
}
