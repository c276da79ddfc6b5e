/** A map worked out from its hexes alone: for the lid of the box, the help and the cards of scenarios. */
import type { Chart, Hex } from './land';

/** A hex by the middle the view would give it: x in halves of a hex's width, y in quarters of its height. */
export type Charted = Omit<Hex, 'hex'>;

export interface ChartedHarbour {
  /** The hex it belongs to, by its middle, and the side it lies at. */
  readonly x: number;
  readonly y: number;
  readonly edge: string;
  readonly type: string;
}

type Step = readonly [x: number, y: number];

export const CORNERS: Readonly<Record<string, Step>> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};
const AROUND = Object.values(CORNERS);
/** The side between two corners. */
const EDGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  E: ['NE', 'SE'],
  NE: ['N', 'NE'],
  NW: ['NW', 'N'],
  W: ['SW', 'NW'],
  SW: ['S', 'SW'],
  SE: ['SE', 'S'],
};

/** Corners from the north-west, row by row; paths between neighbours: as the rules number them. */
export function charted(hexes: readonly Charted[], harbours: readonly ChartedHarbour[]): Chart {
  const points = new Map<string, [number, number]>();
  for (const { x, y } of hexes) {
    for (const [dx, dy] of AROUND) points.set(`${x + dx} ${y + dy}`, [x + dx, y + dy]);
  }
  const corners = [...points.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  const places = new Map(corners.map(([x, y], place) => [`${x} ${y}`, place]));
  const ends = (x: number, y: number, edge: string): [number, number] => {
    const [one = 0, other = 0] = (EDGES[edge] ?? []).map((corner) => {
      const [dx, dy] = CORNERS[corner] ?? [0, 0];
      return places.get(`${x + dx} ${y + dy}`) ?? -1;
    });
    return one < other ? [one, other] : [other, one];
  };
  const sides = hexes.flatMap(({ x, y }) => Object.keys(EDGES).map((edge) => ends(x, y, edge)));
  const paths = [...new Map(sides.map((its) => [its.join(' '), its])).values()].sort(
    (one, other) => one[0] - other[0] || one[1] - other[1],
  );
  const numbers = new Map(paths.map((its, path) => [its.join(' '), path]));
  return {
    hexes: hexes.map((its, hex) => ({ ...its, hex })),
    corners,
    paths,
    harbours: harbours.map(({ x, y, edge, type }) => ({
      path: numbers.get(ends(x, y, edge).join(' ')) ?? -1,
      type,
    })),
  };
}
