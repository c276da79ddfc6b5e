/** The board's geometry: from the fractions of the component file to a picture in units of its own. */
import type { BoardSide, Pair, Region } from './box';

export const WIDTH = 1200;

export function heightOf(side: BoardSide): number {
  return WIDTH / side.aspect;
}

/** A place of the component file, in board units. */
export function at(side: BoardSide, [x, y]: Pair): Pair {
  return [x * WIDTH, y * heightOf(side)];
}

/** A number from 0 to 1 that is always the same for the same words. */
export function steady(...words: readonly (string | number)[]): number {
  let mixed = 2166136261;
  for (const letter of words.join('|')) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** How far apart castles and clouds are drawn, and in how many steps they make room for each other. */
const ELBOW = 72;
const STEPS = 40;
const ASIDE = 18;

/** Where castles and clouds are drawn: where the file has them, moved apart where they would cover each other. */
export function spotsOf(side: BoardSide): ReadonlyMap<string, Pair> {
  const pieces = [...side.castles, ...side.cloud_spaces];
  const spots = pieces.map(({ id, x, y }) => ({ id, spot: at(side, [x, y]) }));
  for (const castle of side.castles) {
    const [home, ...others] = side.regions.filter((region) => castle.regions.includes(region.id));
    const one = spots.find(({ id }) => id === castle.id);
    if (one && home && others.length === 0) one.spot = towards(one.spot, at(side, [home.x, home.y]));
  }
  for (let step = 0; step < STEPS; step += 1) {
    for (const one of spots) {
      for (const other of spots) if (one !== other) one.spot = away(one.spot, other.spot);
    }
  }
  return new Map(spots.map(({ id, spot }) => [id, spot]));
}

/** What belongs to one region stands in it, beside its border and not on it. */
function towards(spot: Pair, middle: Pair): Pair {
  const part = Math.min(0.5, ASIDE / Math.max(1, apart(spot, middle)));
  return [spot[0] + (middle[0] - spot[0]) * part, spot[1] + (middle[1] - spot[1]) * part];
}

/** A step away from what is too close. */
function away(spot: Pair, other: Pair): Pair {
  const distance = apart(spot, other);
  if (distance >= ELBOW || distance === 0) return spot;
  const part = (ELBOW - distance) / distance / 4;
  return [spot[0] + (spot[0] - other[0]) * part, spot[1] + (spot[1] - other[1]) * part];
}

/** How far a border swings out, as a part of its length. */
const SWING = 0.09;

/** A region's outline: borders swing a little, and both neighbours draw the same swing; the board's edge is straight. */
export function outlineOf(side: BoardSide, region: Region): string {
  const corners = region.polygon;
  const steps = corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    const [x, y] = at(side, to);
    if (isEdge(from, to)) return `L${short(x)} ${short(y)}`;
    const [one, two] = swing(side, from, to);
    return `C${pointed(one)} ${pointed(two)} ${short(x)} ${short(y)}`;
  });
  return `M${pointed(at(side, corners[0] ?? [0, 0]))}${steps.join('')}Z`;
}

function isEdge(from: Pair, to: Pair): boolean {
  return [0, 1].some((axis) => [0, 1].some((end) => from[axis] === end && to[axis] === end));
}

/** The two handles of a border, the same whichever way it is walked. */
function swing(side: BoardSide, from: Pair, to: Pair): [Pair, Pair] {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [a, b] = isForward ? [at(side, from), at(side, to)] : [at(side, to), at(side, from)];
  const across: Pair = [-(b[1] - a[1]), b[0] - a[0]];
  const handle = (part: number): Pair => {
    const out = (steady(...a, ...b, part) - 0.5) * 2 * SWING * 2;
    return [a[0] + (b[0] - a[0]) * part + across[0] * out, a[1] + (b[1] - a[1]) * part + across[1] * out];
  };
  return isForward ? [handle(1 / 3), handle(2 / 3)] : [handle(2 / 3), handle(1 / 3)];
}

function pointed([x, y]: Pair): string {
  return `${short(x)} ${short(y)}`;
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Whether a point lies inside a polygon. */
export function isInside([x, y]: Pair, polygon: readonly Pair[]): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], place) => {
    const [bx, by] = polygon[(place + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export interface Growth {
  readonly at: Pair;
  /** From 0 to 1: which of several looks, and how large. */
  readonly whim: number;
}

const ROOM = { piece: 42, tile: 44, edge: 15, growth: 25 };

/** Where trees, humps, peaks, tufts and waves of a region stand: inside, apart, and clear of castles and clouds. */
export function growthsOf(side: BoardSide, region: Region, spots: Iterable<Pair>): Growth[] {
  const polygon = region.polygon.map((corner) => at(side, corner));
  const taken = takenOf(side, region, spots);
  const [left, right] = range(polygon.map(([x]) => x));
  const [top, bottom] = range(polygon.map(([, y]) => y));
  const found: Growth[] = [];
  for (let attempt = 0; attempt < 170; attempt += 1) {
    const point: Pair = [
      left + (right - left) * steady(region.id, 'x', attempt),
      top + (bottom - top) * steady(region.id, 'y', attempt),
    ];
    const isClear =
      isWellInside(point, polygon) &&
      taken.every(({ place, room }) => apart(place, point) > room) &&
      found.every((other) => apart(other.at, point) > ROOM.growth);
    if (isClear) found.push({ at: point, whim: steady(region.id, 'w', attempt) });
  }
  return found.sort((one, other) => one.at[1] - other.at[1]);
}

function takenOf(side: BoardSide, region: Region, spots: Iterable<Pair>): { place: Pair; room: number }[] {
  return [
    ...[...spots].map((place) => ({ place, room: ROOM.piece })),
    ...[region.tile_at, region.circle_at].flatMap((place) =>
      place ? [{ place: at(side, place), room: ROOM.tile }] : [],
    ),
  ];
}

function isWellInside([x, y]: Pair, polygon: readonly Pair[]): boolean {
  const around: Pair[] = [
    [x - ROOM.edge, y],
    [x + ROOM.edge, y],
    [x, y - ROOM.edge],
    [x, y + ROOM.edge],
  ];
  return around.every((point) => isInside(point, polygon));
}

export function apart([ax, ay]: Pair, [bx, by]: Pair): number {
  return Math.hypot(ax - bx, ay - by);
}

function range(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

const PAWN_ROW = 3;
const PAWN_STEP: Pair = [58, 46];

/** Where the pawns of a region stand: in rows of three around its middle. */
export function pawnSpot(side: BoardSide, region: Region, place: number, count: number): Pair {
  const [x, y] = at(side, [region.x, region.y]);
  const row = Math.floor(place / PAWN_ROW);
  const rows = Math.ceil(count / PAWN_ROW);
  const inRow = Math.min(PAWN_ROW, count - row * PAWN_ROW);
  return [x + ((place % PAWN_ROW) - (inRow - 1) / 2) * PAWN_STEP[0], y + 16 + (row - (rows - 1) / 2) * PAWN_STEP[1]];
}
