/** What is printed on boards, cards and tokens: the game's component file, as its owner has it. */
import type { Components } from '../../lib/board';

export type Pair = readonly [number, number];
export type Resources = Readonly<Record<string, number>>;

/** What a role, a cloud or a tile lets one do. */
export interface Does {
  readonly move?: number;
  readonly deliver?: number;
  readonly dispel?: number;
  readonly gain?: Resources;
  /** One of the gains only. */
  readonly either?: boolean;
  readonly points?: number;
}

export interface Role {
  readonly id: string;
  readonly kind: string;
  readonly landscapes?: readonly string[];
  readonly colour?: string;
  readonly brave: Does;
  readonly cowardly: Does;
}

export interface EventCard {
  readonly id: string;
  readonly timing: string;
  readonly effect: string;
  readonly points_by_cards?: readonly number[];
  readonly replaces_action?: boolean;
  readonly pay?: Resources;
  readonly gain?: Resources;
  readonly landscapes?: readonly string[];
  readonly points?: number;
}

export interface HillTile {
  readonly id: string;
  readonly pay?: Resources;
  readonly points?: number;
}

export interface Region {
  readonly id: string;
  readonly landscape: string;
  readonly adjacent: readonly string[];
  readonly tile_at?: Pair;
  readonly circle_at?: Pair;
  readonly x: number;
  readonly y: number;
  readonly polygon: readonly Pair[];
}

export interface Castle {
  readonly id: string;
  readonly colour: string;
  readonly shape: string;
  readonly points: number;
  readonly wands: number;
  readonly regions: readonly string[];
  readonly x: number;
  readonly y: number;
}

export interface CloudSpace {
  readonly id: string;
  readonly region: string;
  readonly x: number;
  readonly y: number;
}

export interface BoardSide {
  readonly banner: string;
  readonly aspect: number;
  readonly starts: readonly { readonly region: string; readonly x: number; readonly y: number }[];
  readonly regions: readonly Region[];
  readonly castles: readonly Castle[];
  readonly cloud_spaces: readonly CloudSpace[];
}

export interface Box {
  readonly round: { readonly roles_chosen: number; readonly cursed_points: number };
  readonly scoring: { readonly bolt_points: readonly number[] };
  readonly resources: readonly { readonly id: string; readonly kind: string }[];
  readonly roles: readonly Role[];
  readonly events: readonly EventCard[];
  readonly storm_clouds: readonly {
    readonly id: string;
    readonly cost: number;
    readonly bolts: number;
    readonly near_delivery_points?: number;
    readonly show?: Resources;
    readonly does?: Does;
  }[];
  readonly mountain_tiles: readonly { readonly id: string; readonly does: Does }[];
  readonly hill_tiles: readonly HillTile[];
  readonly boards: Readonly<Record<string, BoardSide>>;
}

export const FILE = 'data.toml';
/** The box, by its component files. */
export function boxFrom(components: Components): Box {
  return components[FILE] as Box;
}

const NOWHERE: BoardSide = { banner: '', aspect: 1.5, starts: [], regions: [], castles: [], cloud_spaces: [] };

export function sideOf(box: Box, board: string): BoardSide {
  return box.boards[board] ?? NOWHERE;
}

/** A role of the box; one that the box does not know does nothing. */
export function roleOf(box: Box, id: string): Role {
  return box.roles.find((role) => role.id === id) ?? { id, kind: '', brave: {}, cowardly: {} };
}

/** An event of the box; one that the box does not know brings nothing. */
export function eventOf(box: Box, id: string): EventCard {
  return box.events.find((event) => event.id === id) ?? { id, timing: '', effect: '' };
}
