/** The map in its own units: a sheet with the city in the middle and four regions around it. */

export const WIDTH = 720;
export const HEIGHT = 640;

type Point = readonly [number, number];
/** A line of cubic curves: a start, then two handles and an end for each. */
type Curve = readonly [Point, ...(readonly [Point, Point, Point])[]];

const [LEFT, TOP, RIGHT, BOTTOM] = [14, 14, WIDTH - 14, HEIGHT - 14];
const CITY = { x: 360, y: 322, rx: 152, ry: 128 };

/** From each corner of the sheet to the wall of the city. */
// prettier-ignore
const BORDERS = {
  northWest: [[LEFT, TOP], [[60, 70], [120, 66], [150, 118]], [[172, 156], [220, 172], [244, 239]]],
  northEast: [[RIGHT, TOP], [[668, 66], [600, 80], [566, 126]], [[540, 164], [500, 178], [476, 239]]],
  southEast: [[RIGHT, BOTTOM], [[664, 570], [604, 566], [572, 516]], [[552, 480], [500, 470], [476, 405]]],
  southWest: [[LEFT, BOTTOM], [[64, 574], [112, 560], [148, 512]], [[176, 474], [216, 470], [244, 405]]],
} satisfies Record<string, Curve>;

type Border = keyof typeof BORDERS;

function along(border: Border): string {
  const [, ...curves] = BORDERS[border] as Curve;
  return curves.map(([a, b, end]) => `C${a} ${b} ${end}`).join('');
}

/** The same line, walked from the city to the corner. */
function back(border: Border): string {
  const [start, ...curves] = BORDERS[border] as Curve;
  const ends = [start, ...curves.map(([, , end]) => end)];
  return curves
    .map(([a, b], at) => `C${b} ${a} ${ends[at]}`)
    .reverse()
    .join('');
}

const wall = `A${CITY.rx} ${CITY.ry} 0 0 `;

/** The outlines of the regions. */
export const OUTLINES: Readonly<Record<string, string>> = {
  north: `M${LEFT} ${TOP}H${RIGHT}${along('northEast')}${wall}0 244 239${back('northWest')}Z`,
  east: `M${RIGHT} ${TOP}V${BOTTOM}${along('southEast')}${wall}0 476 239${back('northEast')}Z`,
  south: `M${RIGHT} ${BOTTOM}H${LEFT}${along('southWest')}${wall}0 476 405${back('southEast')}Z`,
  west: `M${LEFT} ${BOTTOM}V${TOP}${along('northWest')}${wall}0 244 405${back('southWest')}Z`,
  city: `M${CITY.x - CITY.rx} ${CITY.y}A${CITY.rx} ${CITY.ry} 0 1 1 ${CITY.x + CITY.rx} ${CITY.y}A${CITY.rx} ${CITY.ry} 0 1 1 ${CITY.x - CITY.rx} ${CITY.y}Z`,
};

export interface Lot {
  /** Where the name is written: the middle of its first line, and how many letters a line takes. */
  readonly name: Point;
  readonly letters: number;
  /** The upper left corners of the places for open cards. */
  readonly cards: readonly Point[];
  /** Where pawns stand, by seat. */
  readonly pawns: readonly Point[];
  /** The end of the ways to it. */
  readonly gate: Point;
}

export const CARD = { width: 92, height: 110 };

const row = (x: number, y: number): Point[] => [0, 1, 2].map((at) => [x + at * (CARD.width + 4), y]);
const column = (x: number, y: number): Point[] => [0, 1, 2].map((at) => [x, y + at * (CARD.height + 2)]);

/** What lies where. A region the map was not drawn for (a corrected box) is not shown; the action bar still is. */
export const LOTS: Readonly<Record<string, Lot>> = {
  city: {
    name: [360, 268],
    letters: 14,
    cards: [],
    // prettier-ignore
    pawns: [[298, 440], [340, 447], [382, 447], [424, 440]],
    gate: [360, 322],
  },
  north: {
    name: [360, 42],
    letters: 20,
    cards: row(218, 50),
    // prettier-ignore
    pawns: [[192, 136], [528, 136], [162, 98], [558, 98]],
    gate: [360, 178],
  },
  east: {
    name: [636, 130],
    letters: 9,
    cards: column(596, 158),
    // prettier-ignore
    pawns: [[540, 246], [574, 318], [534, 330], [564, 404]],
    gate: [536, 290],
  },
  south: {
    name: [360, 612],
    letters: 20,
    cards: row(218, 480),
    // prettier-ignore
    pawns: [[192, 564], [528, 564], [158, 594], [562, 594]],
    gate: [360, 466],
  },
  west: {
    name: [84, 130],
    letters: 9,
    cards: column(32, 158),
    // prettier-ignore
    pawns: [[180, 246], [146, 318], [186, 330], [156, 404]],
    gate: [184, 290],
  },
};

/** A way between two regions: straight to the city, round the corner between two others. */
export function way(one: string, other: string): string {
  const [from, to] = [LOTS[one]?.gate, LOTS[other]?.gate];
  if (!from || !to) return '';
  if (one === 'city' || other === 'city') return `M${from}L${to}`;
  const bend = (a: number, b: number, middle: number) => middle + ((a + b) / 2 - middle) * 2.7;
  return `M${from}Q${bend(from[0], to[0], CITY.x)} ${bend(from[1], to[1], CITY.y)} ${to}`;
}
