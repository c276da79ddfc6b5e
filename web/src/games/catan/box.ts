/** What the box says besides the view: the component files, as their owner has them. */
import type { Components } from '../../lib/board';

export interface Helper {
  readonly id: string;
  /** Beside the letter A; 0 for none. */
  readonly number: number;
}

type Counts = Readonly<Record<string, number>>;

interface Base {
  readonly bank: Readonly<Record<string, number | string>>;
  readonly harbours: readonly { readonly id: string; readonly give: number }[];
  readonly pieces: readonly { readonly id: string; readonly points: number; readonly cost: Counts }[];
  readonly development: { readonly cost: Counts };
}

export interface Box {
  readonly base: Base;
  readonly helpers: readonly Helper[];
}

export const FILES = { base: 'base.toml', helpers: 'helpers.toml', seafarers: 'seafarers.toml' };

/** The box, by its component files. */
export function boxFrom(components: Components): Box {
  return {
    base: components[FILES.base] as Base,
    helpers: (components[FILES.helpers] as { helpers: readonly Helper[] }).helpers,
  };
}

export function helperOf(box: Box, id: string): Helper {
  return box.helpers.find((helper) => helper.id === id) ?? { id, number: 0 };
}

/** How many cards of each resource there are in this box. */
export function cardsOfEach(box: Box, board: string): number {
  return Number(box.base.bank[board] ?? 0);
}

/** How many equal cards a harbour takes for one. */
export function giveAt(box: Box, harbour: string): number {
  return box.base.harbours.find(({ id }) => id === harbour)?.give ?? 0;
}
