/** The map in its own units: where towns stand and how ways run between them. */
import type { Box, Way } from './box';

export const WIDTH = 1000;
export const HEIGHT = 731;

export type Point = readonly [x: number, y: number];

export function placed({ x, y }: { readonly x: number; readonly y: number }): Point {
  return [x * WIDTH, y * HEIGHT];
}

export function townAt(box: Box, town: string): Point {
  const found = box.towns.find(({ id }) => id === town);
  return found ? placed(found) : [WIDTH / 2, HEIGHT / 2];
}

export interface Course {
  readonly way: Way;
  /** Points along it, close enough to be joined by straight lines. */
  readonly line: readonly Point[];
  readonly path: string;
  /** Where a counter lies. */
  readonly spot: Point;
  /** Where it leads at the spot, in degrees; a river: downstream. */
  readonly angle: number;
}

const STEPS = 14;
const MEANDER = 5;
const BENDS = 3;

/** A way as it is drawn: from one town through its spot to the other. */
export function courseOf(box: Box, way: Way): Course {
  const [from, to, spot] = [townAt(box, way.a), townAt(box, way.b), placed(way.spot)];
  const tangent = unit([to[0] - from[0], to[1] - from[1]]);
  const halves = [...half(from, spot, tangent), ...half(to, spot, [-tangent[0], -tangent[1]]).reverse().slice(1)];
  const line = way.kind === 'river' ? meandering(halves) : halves;
  return { way, line, path: through(line), spot, angle: (Math.atan2(tangent[1], tangent[0]) * 180) / Math.PI };
}

/** From a town to the spot, arriving there along the tangent: points on a cubic curve. */
function half(from: Point, spot: Point, tangent: Point): Point[] {
  const far = Math.hypot(spot[0] - from[0], spot[1] - from[1]) / 3;
  const towards = unit([spot[0] - from[0], spot[1] - from[1]]);
  const first: Point = [from[0] + towards[0] * far, from[1] + towards[1] * far];
  const second: Point = [spot[0] - tangent[0] * far, spot[1] - tangent[1] * far];
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const t = at / STEPS;
    const parts = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const along = (axis: 0 | 1) =>
      [from, first, second, spot].reduce((sum, point, which) => sum + point[axis] * (parts[which] ?? 0), 0);
    return [along(0), along(1)];
  });
}

/** Water does not run straight; at both ends and at the spot in the middle it is where it should be. */
function meandering(line: readonly Point[]): Point[] {
  return line.map((point, at) => {
    const [before, after] = [line[at - 1] ?? point, line[at + 1] ?? point];
    const [dx, dy] = unit([after[0] - before[0], after[1] - before[1]]);
    const swing = MEANDER * Math.sin((at / (line.length - 1)) * Math.PI * 2 * BENDS);
    return [point[0] - dy * swing, point[1] + dx * swing];
  });
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function through(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** How far a point is from a line. */
export function distance([x, y]: Point, line: readonly Point[]): number {
  return Math.sqrt(Math.min(...line.map((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2)));
}

// ---------------------------------------------------------------- names

/** Where the names of the lakes stand; a lake the map was not drawn for has none on it. */
const LAKE_NAMES: Readonly<Record<string, Point>> = {
  mare_nebulae: [196, 318],
  mare_magnum: [737, 556],
};

export const TOWN_RADIUS = 25;
export const LETTERS = 17;

/** The middle of a town's name: below the town and the markers there. */
export function nameAt(box: Box, town: string): Point {
  const [x, y] = townAt(box, town);
  return [x, y + TOWN_RADIUS + 20];
}

export function lakeNameAt(lake: string): Point | undefined {
  return LAKE_NAMES[lake];
}

/** How far a point is from the nearest town and its name; below 0 where it would be in their way. */
export function roomAround(box: Box): (point: Point) => number {
  const LENGTH = 42;
  const names = box.towns.map(({ id }) => nameAt(box, id));
  const towns = box.towns.map(placed);
  return ([x, y]) =>
    Math.min(
      ...towns.map(([tx, ty]) => Math.hypot(tx - x, ty - y) - TOWN_RADIUS - 14),
      ...names.map(([nx, ny]) => Math.max(Math.abs(nx - x) - LENGTH - 8, Math.abs(ny - 6 - y) - 16)),
    );
}

/** Where a seat's boot stands beside a town. */
export function bootAt(box: Box, town: string, seat: number): Point {
  const [x, y] = townAt(box, town);
  const [dx, dy] = STANDS[seat % STANDS.length] ?? [0, 0];
  return [x + dx, y + dy];
}
// prettier-ignore
const STANDS: readonly Point[] = [[-37, 18], [37, 18], [-59, 18], [59, 18], [-47, -12], [47, -12]];
