/** The island in drawing units, worked out from the view: nothing here is set by hand for one layout. */
import type { BoardView, HexView, View } from '../../types/catan';

export type Point = readonly [x: number, y: number];

/** From the middle of a hex to its corners. */
export const RADIUS = 60;
/** Room for harbours and waves around the land; around a frame of sea, for a pirate on it. */
export const MARGIN = 62;
const [FRAME_MARGIN, FRAME_MARGIN_ABOVE] = [84, 74];

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

/** A hex of a view, or of a map that is only a picture. */
export type Hex = Omit<HexView, 'terrain' | 'area'> & { readonly terrain: string; readonly area?: number };

/** What a map is drawn from: the board of a view, or one worked out in chart.ts. */
export interface Chart {
  readonly hexes: readonly Hex[];
  readonly frame?: readonly Hex[];
  readonly corners: readonly Point[];
  readonly paths: readonly Point[];
  readonly harbours: readonly { readonly path: number; readonly type: string }[];
}

export interface Harbour {
  readonly path: number;
  readonly type: string;
  /** Where its sign lies, and the two corners it serves. */
  readonly at: Point;
  readonly ends: readonly [Point, Point];
  /** Where the land is, seen from the sign, in degrees. */
  readonly turn: number;
}

export interface LaidHex {
  readonly hex: Hex;
  readonly at: Point;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly LaidHex[];
  /** The sea around them, where only a pirate goes. */
  readonly frame: readonly LaidHex[];
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

/** Whether a hex is land for all to see: not the sea, and not under the fog. */
export function isLand(terrain: string): boolean {
  return terrain !== 'sea' && terrain !== 'fog';
}

/** The whole board as it is drawn. */
export function landOf(board: Chart): Land {
  const { corners } = board;
  const [left, right] = spread(corners.map(([x]) => x * UNIT_X));
  const [top, bottom] = spread(corners.map(([, y]) => y * UNIT_Y));
  const [margin, above] = board.frame?.length ? [FRAME_MARGIN, FRAME_MARGIN_ABOVE] : [MARGIN, MARGIN];
  const place = ([x, y]: Point): Point => [x * UNIT_X - left + margin, y * UNIT_Y - top + above];
  const laid = (hex: Hex): LaidHex => ({ hex, at: place([hex.x, hex.y]) });
  const placed = corners.map(place);
  const hexes = board.hexes.map(laid);
  const paths = board.paths.map(([one, other]) => pathBetween(placed[one] ?? [0, 0], placed[other] ?? [0, 0]));
  const coasts = hexes.filter(({ hex }) => isLand(hex.terrain)).map(({ at }) => at);
  return {
    width: right - left + 2 * margin,
    height: bottom - top + 2 * above,
    hexes,
    frame: (board.frame ?? []).map(laid),
    corners: placed,
    paths,
    harbours: board.harbours.flatMap(({ path, type }) => {
      const its = paths[path];
      return its ? [{ path, type, ...harbourAt(its, coasts) }] : [];
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
export function hexesAround(land: Land, corner: number): Hex[] {
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

/** What lies on a path. */
export function lineAt(view: View, path: number): { seat: number; piece: 'road' | 'ship' } | null {
  for (const { seat, roads, ships } of view.seats) {
    if (roads.includes(path)) return { seat, piece: 'road' };
    if (ships.includes(path)) return { seat, piece: 'ship' };
  }
  return null;
}

/** Whether a path is a side of the hex with its middle there. */
export function isSideOf(path: Path, middle: Point): boolean {
  return apart(path.from, middle) < RADIUS * 1.1 && apart(path.to, middle) < RADIUS * 1.1;
}
