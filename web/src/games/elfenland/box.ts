/** What is printed on the board and the cards: the game's component file, as its owner has it. */
import type { Components } from '../../lib/board';
import type { FerryId, RiverId, RoadId, TownId } from '../../types/elfenland';

/** A part of the picture's width and height, from its top left corner. */
interface Placed {
  readonly x: number;
  readonly y: number;
}

export interface Town extends Placed {
  readonly id: TownId;
  readonly marker: boolean;
}

export interface Transport {
  readonly id: string;
  readonly cards: number;
  readonly counters: number;
  /** Cards for a leg, by terrain; a terrain that is absent cannot be crossed. */
  readonly cost: Readonly<Record<string, number>>;
}

export interface Box {
  readonly setup: { readonly start_town: string };
  readonly caravan: { readonly cards: number; readonly cards_with_obstacle: number };
  readonly terrains: readonly { readonly id: string; readonly water: boolean }[];
  readonly transports: readonly Transport[];
  readonly board: { readonly round_cards: Placed };
  readonly towns: readonly Town[];
  readonly lakes: readonly { readonly id: string; readonly ports: readonly string[] }[];
  readonly ways: {
    readonly roads: readonly (Placed & { readonly a: TownId; readonly b: TownId; readonly terrain: string })[];
    readonly rivers: readonly (Placed & { readonly from: TownId; readonly to: TownId })[];
    readonly ferries: readonly (Placed & { readonly a: TownId; readonly b: TownId; readonly lake: string })[];
  };
}

interface Ends {
  /** A river flows from `a` to `b`. */
  readonly a: TownId;
  readonly b: TownId;
  readonly spot: Placed;
}
export interface Road extends Ends {
  readonly kind: 'road';
  readonly id: RoadId;
  readonly terrain: string;
}
export interface River extends Ends {
  readonly kind: 'river';
  readonly id: RiverId;
}
export interface Ferry extends Ends {
  readonly kind: 'ferry';
  readonly id: FerryId;
  readonly lake: string;
}
export type Way = Road | River | Ferry;

export const FILE = 'data.toml';

/** The box, by its component files. */
export function boxFrom(components: Components): Box {
  return components[FILE] as Box;
}

/** Every way of the board. */
export function waysOf({ ways }: Box): Way[] {
  return [
    ...ways.roads.map((road): Road => {
      return {
        kind: 'road',
        id: `${road.a}_${road.b}` as RoadId,
        a: road.a,
        b: road.b,
        spot: road,
        terrain: road.terrain,
      };
    }),
    ...ways.rivers.map((river): River => {
      return { kind: 'river', id: `${river.from}_${river.to}` as RiverId, a: river.from, b: river.to, spot: river };
    }),
    ...ways.ferries.map((ferry): Ferry => {
      return {
        kind: 'ferry',
        id: `${ferry.a}_${ferry.b}` as FerryId,
        a: ferry.a,
        b: ferry.b,
        spot: ferry,
        lake: ferry.lake,
      };
    }),
  ];
}

/** The terrains with roads, in the order of the chart. */
export function landsOf(box: Box): string[] {
  return box.terrains.filter(({ water }) => !water).map(({ id }) => id);
}

/** The prices of the raft, in the order of the chart. */
export const WATERS = ['river_downstream', 'river_upstream', 'lake'] as const;

export function transportOf(box: Box, id: string): Transport {
  return box.transports.find((one) => one.id === id) ?? { id, cards: 0, counters: 0, cost: {} };
}
