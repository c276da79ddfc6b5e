/**
 * The land as it lies around the ways: every spot belongs to the terrain of the nearest road, or to the lake of the
 * nearest ferry. So a box whose owner corrected a terrain is drawn right, too. Everything follows from the box;
 * what looks thrown about is always thrown the same.
 */
import { WIDTH, HEIGHT, round, type Course, type Point } from './map';

export const LAKE = 'lake';
const CELL = 12;
const COLUMNS = Math.ceil(WIDTH / CELL) + 1;
const ROWS = Math.ceil(HEIGHT / CELL) + 1;
/** How far the borders of terrains wander. */
const WANDER = 26;

export interface Area {
  readonly terrain: string;
  readonly path: string;
}

export interface Land {
  readonly areas: readonly Area[];
  /** The terrain of a point. */
  readonly terrainAt: (point: Point) => string;
}

export function landAround(courses: readonly Course[]): Land {
  const points = sown(courses);
  const grid = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => nearest(points, wandered([column * CELL, row * CELL]))),
  );
  const terrains = [...new Set(grid.flat())].sort((one, other) => Number(one === LAKE) - Number(other === LAKE));
  const cell = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.round(value / CELL)));
  return {
    areas: terrains.map((terrain) => ({ terrain, path: outline(grid, terrain) })),
    terrainAt: ([x, y]) => grid[cell(y, ROWS)]?.[cell(x, COLUMNS)] ?? '',
  };
}

/** The points of all ways that colour the land, in one row: there are many cells to ask for. */
interface Sown {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly terrains: readonly string[];
}

function sown(courses: readonly Course[]): Sown {
  const points = courses.flatMap(({ way, line }) => {
    if (way.kind === 'river') return [];
    const terrain = way.kind === 'ferry' ? LAKE : way.terrain;
    return line.map(([x, y]) => ({ x, y, terrain }));
  });
  return {
    xs: Float64Array.from(points, ({ x }) => x),
    ys: Float64Array.from(points, ({ y }) => y),
    terrains: points.map(({ terrain }) => terrain),
  };
}

function nearest({ xs, ys, terrains }: Sown, [x, y]: Point): string {
  let found = 0;
  let least = Infinity;
  for (let at = 0; at < xs.length; at += 1) {
    const far = ((xs[at] ?? 0) - x) ** 2 + ((ys[at] ?? 0) - y) ** 2;
    if (far < least) {
      found = at;
      least = far;
    }
  }
  return terrains[found] ?? '';
}

/** A point moved a little, its neighbours much the same way. */
function wandered([x, y]: Point): Point {
  const sway = (phase: number) =>
    Math.sin(x / 41 + phase) * Math.cos(y / 37 - phase) * 0.6 + Math.sin((x + y * 1.7) / 19 + 3 * phase) * 0.4;
  return [x + WANDER * sway(1.3), y + WANDER * sway(4.1)];
}

// ---------------------------------------------------------------- outlines

/** The border of a terrain: marching squares over its softened presence, closed beyond the edge of the sheet. */
function outline(grid: readonly (readonly string[])[], terrain: string): string {
  const present = (row: number, column: number) => (grid[row]?.[column] === terrain ? 1 : 0);
  const soft = (row: number, column: number) => {
    if (row < 0 || column < 0 || row >= ROWS || column >= COLUMNS) return 0;
    let [sum, weight] = [0, 0];
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1]) {
        if (grid[row + dy]?.[column + dx] === undefined) continue;
        const part = dx === 0 && dy === 0 ? 2 : 1;
        sum += part * present(row + dy, column + dx);
        weight += part;
      }
    return sum / weight;
  };
  const next = new Map<string, { key: string; point: Point }>();
  for (let row = -1; row < ROWS; row += 1)
    for (let column = -1; column < COLUMNS; column += 1)
      for (const [from, to] of crossings(soft, row, column)) next.set(keyOf(from), { key: keyOf(to), point: to });
  return loops(next)
    .map(
      (loop) =>
        `M${rounded(loop)
          .map(([x, y]) => `${round(x)} ${round(y)}`)
          .join('L')}Z`,
    )
    .join('');
}

type Field = (row: number, column: number) => number;
/** No softened presence is just this, so that no border runs through a corner of the grid. */
const LEVEL = 0.47;

/** The pieces of border in one cell, each with the terrain at its right hand. */
function crossings(field: Field, row: number, column: number): [Point, Point][] {
  const corners: readonly (readonly [number, number])[] = [
    [row, column],
    [row, column + 1],
    [row + 1, column + 1],
    [row + 1, column],
  ];
  const values = corners.map(([r, c]) => field(r, c));
  const edges: { point: Point; enters: boolean }[] = [];
  for (let at = 0; at < 4; at += 1) {
    const [one, other] = [values[at] ?? 0, values[(at + 1) % 4] ?? 0];
    const isIn = one >= LEVEL;
    if (isIn === other >= LEVEL) continue;
    const part = (LEVEL - one) / (other - one);
    const [[r, c], [toR, toC]] = [corners[at] ?? [0, 0], corners[(at + 1) % 4] ?? [0, 0]];
    edges.push({ point: [(c + (toC - c) * part) * CELL, (r + (toR - r) * part) * CELL], enters: !isIn });
  }
  return edges.flatMap(({ point, enters }, at) => {
    const leaving = edges[(at + 1) % edges.length];
    return enters && leaving ? [[point, leaving.point] as [Point, Point]] : [];
  });
}

const keyOf = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

function loops(next: Map<string, { key: string; point: Point }>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let step = next.get(start), key = start; step; step = next.get(key)) {
      next.delete(key);
      loop.push(step.point);
      key = step.key;
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** Corners cut off twice (Chaikin). */
function rounded(loop: readonly Point[], times = 2): Point[] {
  if (times === 0) return [...loop];
  const cut = loop.flatMap((point, at): Point[] => {
    const after = loop[(at + 1) % loop.length] ?? point;
    const between = (part: number): Point => [
      point[0] + (after[0] - point[0]) * part,
      point[1] + (after[1] - point[1]) * part,
    ];
    return [between(0.25), between(0.75)];
  });
  return rounded(cut, times - 1);
}

// ---------------------------------------------------------------- what grows there

export interface Growth {
  readonly terrain: string;
  readonly at: Point;
  /** Between 0 and 1: which of its kind it is, and how large. */
  readonly whim: number;
}

/** How far apart things stand, and how far from ways and towns. */
const SOWING: Readonly<Record<string, { apart: number; off: number }>> = {
  forest: { apart: 23, off: 17 },
  mountain: { apart: 40, off: 21 },
  desert: { apart: 38, off: 17 },
  plains: { apart: 30, off: 14 },
  [LAKE]: { apart: 36, off: 14 },
};
const EDGE = 26;

/** Trees, peaks, dunes, tufts and waves, from back to front. `room` says how far the nearest town or name is. */
export function growthOn(land: Land, courses: readonly Course[], room: (point: Point) => number): Growth[] {
  const lines = courses.flatMap(({ line }) => line);
  const free = ([x, y]: Point, off: number) => lines.every(([px, py]) => (px - x) ** 2 + (py - y) ** 2 > off ** 2);
  const grown = Object.entries(SOWING).flatMap(([terrain, { apart, off }]) =>
    scattered(apart).flatMap(({ at, whim }): Growth[] =>
      land.terrainAt(at) === terrain && free(at, off) && room(at) > 0 ? [{ terrain, at, whim }] : [],
    ),
  );
  return grown.sort((one, other) => one.at[1] - other.at[1]);
}

function scattered(apart: number): { at: Point; whim: number }[] {
  const rows = Math.floor((HEIGHT - 2 * EDGE) / (apart * 0.8));
  const columns = Math.floor((WIDTH - 2 * EDGE) / apart);
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const jitter = (salt: number) => (chance(cell * 3 + salt + apart * 1000) - 0.5) * 0.7;
    const x = EDGE + (column + 0.5 + jitter(1) + (row % 2) * 0.3) * apart;
    const y = EDGE + (row + 0.5 + jitter(2)) * apart * 0.8;
    return { at: [x, y] as Point, whim: chance(cell + apart * 77) };
  });
}

/** A number between 0 and 1 that only depends on the number given. */
function chance(number: number): number {
  const wild = Math.sin(number * 12.9898 + 78.233) * 43758.5453;
  return wild - Math.floor(wild);
}
