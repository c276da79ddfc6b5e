/** The scenarios of «Мореходы» as the box has them: their maps and goals, for cards and help pages. */
import type { Components } from '../../../lib/board';
import { FILES } from '../box';
import { charted, CORNERS, type Charted, type ChartedHarbour } from '../chart';
import { landOf, RADIUS, type Land, type Point } from '../land';

/** The table without the sea: an option's choice like the scenarios. */
export const ASHORE = 'none';

interface Place {
  readonly q: number;
  readonly r: number;
}
interface Tile extends Place {
  readonly t: string;
  readonly n?: number;
}
interface Edge extends Place {
  readonly edge: string;
}
interface Corner extends Place {
  readonly corner: string;
}
interface Home {
  readonly settlement: Corner;
  readonly fortress: Corner;
}

/** A map of base.toml or of seafarers.toml. */
interface Layout {
  readonly id: string;
  readonly seats: readonly number[];
  readonly hexes?: readonly Tile[];
  readonly harbours?: readonly (Edge & { readonly type: string; readonly example?: string })[];
  /** One arrangement of what is dealt. */
  readonly suggested?: readonly Tile[];
  /** What is dealt where the map says nothing. */
  readonly pool?: Readonly<Record<string, number>>;
  readonly villages?: readonly (Corner & { readonly n: number })[];
  readonly gift_vp?: readonly Edge[];
  readonly gift_devcard?: readonly Edge[];
  readonly gift_harbour?: readonly Edge[];
  readonly fleet_path?: readonly (readonly [q: number, r: number])[];
  readonly homes?: readonly Home[];
  readonly strait?: readonly Corner[];
  readonly wasteland?: readonly Corner[];
}

interface Scenario {
  readonly id: string;
  readonly goal_vp: number;
  readonly goal_vp_old_editions?: number;
  readonly layouts: readonly string[];
}

/** A map with what lies on it beside the land, where it is drawn. */
export interface SeaChart {
  readonly land: Land;
  readonly villages: readonly { readonly at: Point; readonly number: number; readonly pips: number }[];
  readonly gifts: readonly { readonly at: Point; readonly gift: 'point' | 'card' | 'harbour' }[];
  readonly fortresses: readonly { readonly at: Point; readonly seat: number }[];
  readonly fleet: readonly Point[];
  readonly strait: readonly Point[];
  readonly wasteland: readonly Point[];
}

const PIPS_OF_SEVEN = 6;
const SEVEN = 7;
const pipsOf = (number: number): number => (number > 0 ? PIPS_OF_SEVEN - Math.abs(SEVEN - number) : 0);
/** The view counts x in halves of a hex's width and y in quarters of its height. */
const middle = ({ q, r }: Place) => ({ x: 2 * q + r, y: 3 * r });

/** The points that win; null where the box does not say it. */
export function goalOf(components: Components, scenario: string, isOlder = false): number | null {
  if (scenario === ASHORE) {
    return (components[FILES.base] as { victory?: { goal: number } }).victory?.goal ?? null;
  }
  const its = scenariosOf(components).find(({ id }) => id === scenario);
  return (isOlder ? its?.goal_vp_old_editions : undefined) ?? its?.goal_vp ?? null;
}

/** The map of a scenario for so many seats; two play on that for three. */
export function chartOf(components: Components, scenario: string, seats: number): SeaChart | null {
  const fits = (layout: Layout) => layout.hexes !== undefined && layout.seats.includes(Math.max(seats, 3));
  const names = scenariosOf(components).find(({ id }) => id === scenario)?.layouts ?? [];
  const layout = layoutsOf(components, scenario).find(
    (one) => fits(one) && (scenario === ASHORE || names.includes(one.id)),
  );
  return layout ? drawn(layout) : null;
}

function scenariosOf(components: Components): readonly Scenario[] {
  return (components[FILES.seafarers] as { scenarios?: readonly Scenario[] } | undefined)?.scenarios ?? [];
}

function layoutsOf(components: Components, scenario: string): readonly Layout[] {
  const isAshore = scenario === ASHORE;
  const file = components[isAshore ? FILES.base : FILES.seafarers] as {
    layouts?: readonly Layout[];
    sea_layouts?: readonly Layout[];
  };
  return (isAshore ? file.layouts : file.sea_layouts) ?? [];
}

function drawn(layout: Layout): SeaChart {
  const land = landOf(charted(hexesOf(layout), harboursOf(layout)));
  const start = land.hexes[0];
  const offset: Point = start ? [start.at[0] - start.hex.x * HALF, start.at[1] - start.hex.y * QUARTER] : [0, 0];
  const at = (x: number, y: number): Point => [x * HALF + offset[0], y * QUARTER + offset[1]];
  const atHex = (place: Place): Point => {
    const { x, y } = middle(place);
    return at(x, y);
  };
  const atCorner = (place: Corner): Point => {
    const { x, y } = middle(place);
    const [dx, dy] = CORNERS[place.corner] ?? [0, 0];
    return at(x + dx, y + dy);
  };
  const gifts = (places: readonly Edge[] | undefined, gift: 'point' | 'card' | 'harbour') =>
    (places ?? []).map((place) => ({ at: beside(atHex(place), place.edge), gift }));
  return {
    land,
    villages: (layout.villages ?? []).map((its) => ({ at: atCorner(its), number: its.n, pips: pipsOf(its.n) })),
    gifts: [
      ...gifts(layout.gift_vp, 'point'),
      ...gifts(layout.gift_devcard, 'card'),
      ...gifts(layout.gift_harbour, 'harbour'),
    ],
    fortresses: (layout.homes ?? []).map(({ fortress }, seat) => ({ at: atCorner(fortress), seat })),
    fleet: (layout.fleet_path ?? []).map(([q, r]) => atHex({ q, r })),
    strait: (layout.strait ?? []).map(atCorner),
    wasteland: (layout.wasteland ?? []).map(atCorner),
  };
}

const [HALF, QUARTER] = [(RADIUS * Math.sqrt(3)) / 2, RADIUS / 2];
/** Clockwise from the east, in degrees: where the sides of a hex lie. */
const SIDES: Readonly<Record<string, number>> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };

/** The middle of a side of a hex. */
function beside([x, y]: Point, edge: string): Point {
  const angle = ((SIDES[edge] ?? 0) * Math.PI) / 180;
  return [x + HALF * Math.cos(angle), y + HALF * Math.sin(angle)];
}

/** Every hex with its land: as printed, as suggested, or dealt from the pool in one way. */
function hexesOf(layout: Layout): Charted[] {
  const suggested = new Map((layout.suggested ?? []).map((tile) => [`${tile.q} ${tile.r}`, tile]));
  const dealt = dealtFrom(layout.pool ?? {});
  return (layout.hexes ?? []).map((tile) => {
    const its = suggested.get(`${tile.q} ${tile.r}`) ?? tile;
    const terrain = its.t === 'random' ? (dealt.pop() ?? 'sea') : its.t;
    return { ...middle(tile), terrain, token: its.n ?? 0, pips: pipsOf(its.n ?? 0) };
  });
}

/** The pool in an order that looks like chance and is always the same: the picture of a map is no promise. */
function dealtFrom(pool: Readonly<Record<string, number>>): string[] {
  const STRIDE = 17;
  const tiles = Object.entries(pool).flatMap(([terrain, count]) => Array.from({ length: count }, () => terrain));
  return tiles
    .map((terrain, place) => ({ terrain, order: (place * STRIDE) % (tiles.length + 1) }))
    .sort((one, other) => one.order - other.order)
    .map(({ terrain }) => terrain);
}

function harboursOf(layout: Layout): ChartedHarbour[] {
  return (layout.harbours ?? []).map((its) => ({
    ...middle(its),
    edge: its.edge,
    type: its.type === 'any' ? (its.example ?? 'generic') : its.type,
  }));
}
