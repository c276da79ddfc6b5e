/** The island in drawing units, worked out from the view: nothing here is set by hand for one layout. */
import type { BoardView, HexView, View } from '../../types/catan';

export type Point = readonly [x: number, y: number];

/** From the middle of a hex to its corners. */
export const RADIUS = 60;
/** Room for harbours and waves around the land. */
export const MARGIN = 62;

/** The view counts x in halves of a hex's width and y in quarters of its height. */
const [UNIT_X, UNIT_Y] = [(RADIUS * Math.sqrt(3)) / 2, RADIUS / 2];
const OUTLINE: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** How far from the coast a harbour's sign lies. */
const OFFING = 40;

export interface Harbour {
  readonly path: number;
  readonly type: string;
  /** Where its sign lies, and the two corners it serves. */
  readonly at: Point;
  readonly ends: readonly [Point, Point];
  /** Where the land is, seen from the sign, in degrees. */
  readonly turn: number;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly { readonly hex: HexView; readonly at: Point }[];
  readonly corners: readonly Point[];
  readonly paths: readonly Path[];
  readonly harbours: readonly Harbour[];
}

export interface Path {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** In degrees, from -90 to 90. */
  readonly turn: number;
}

/** The whole board as it is drawn. */
export function landOf(board: BoardView): Land {
  const corners: readonly Point[] = board.corners;
  const [left, right] = spread(corners.map(([x]) => x * UNIT_X));
  const [top, bottom] = spread(corners.map(([, y]) => y * UNIT_Y));
  const place = ([x, y]: Point): Point => [x * UNIT_X - left + MARGIN, y * UNIT_Y - top + MARGIN];
  const placed = corners.map(place);
  const hexes = board.hexes.map((hex) => ({ hex, at: place([hex.x, hex.y]) }));
  const paths = board.paths.map(([one, other]) => pathBetween(placed[one] ?? [0, 0], placed[other] ?? [0, 0]));
  const middles = hexes.map(({ at }) => at);
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    hexes,
    corners: placed,
    paths,
    harbours: board.harbours.flatMap(({ path, type }) => {
      const its = paths[path];
      return its ? [{ path, type, ...harbourAt(its, middles) }] : [];
    }),
  };
}

function spread(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function pathBetween(from: Point, to: Point): Path {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { from, to, middle: between(from, to), turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn };
}

function harbourAt(path: Path, middles: readonly Point[]): Omit<Harbour, 'path' | 'type'> {
  const land = nearest(path.middle, middles);
  const [x, y] = [path.middle[0] - land[0], path.middle[1] - land[1]];
  const far = OFFING / Math.hypot(x, y);
  return {
    at: [path.middle[0] + x * far, path.middle[1] + y * far],
    ends: [path.from, path.to],
    turn: (Math.atan2(-y, -x) * 180) / Math.PI,
  };
}

function nearest(point: Point, points: readonly Point[]): Point {
  return points.reduce((best, one) => (apart(one, point) < apart(best, point) ? one : best), points[0] ?? point);
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function between(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** The outline of a hex around its middle. */
export function outline(scale = 1): string {
  return `M${OUTLINE.map(([x, y]) => `${(x * UNIT_X * scale).toFixed(2)} ${(y * UNIT_Y * scale).toFixed(2)}`).join('L')}z`;
}

/** The hexes around a corner. */
export function hexesAround(land: Land, corner: number): HexView[] {
  const at = land.corners[corner];
  if (!at) return [];
  return land.hexes.filter((one) => apart(one.at, at) < RADIUS * 1.1).map(({ hex }) => hex);
}

/** The harbour that serves a corner. */
export function harbourOf(board: BoardView, corner: number): string | null {
  const ends = (path: number) => (board.paths[path] ?? []) as readonly number[];
  return board.harbours.find(({ path }) => ends(path).includes(corner))?.type ?? null;
}

/** What stands at a corner. */
export function siteAt(view: View, corner: number): { seat: number; piece: 'settlement' | 'city' } | null {
  for (const { seat, settlements, cities } of view.seats) {
    if (settlements.includes(corner)) return { seat, piece: 'settlement' };
    if (cities.includes(corner)) return { seat, piece: 'city' };
  }
  return null;
}

/** Whose road lies on a path. */
export function roadAt(view: View, path: number): number | null {
  return view.seats.find(({ roads }) => roads.includes(path))?.seat ?? null;
}
