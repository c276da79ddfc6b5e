/** What is printed on the cards and the map: the game's component file, as its owner has it. */
import type { Components } from '../../lib/board';

export interface Gift {
  readonly id: string;
  readonly ingredients: readonly string[];
  readonly types: readonly string[];
  readonly ribbon: string;
  readonly elf: boolean;
}

export interface Box {
  readonly gifts: readonly Gift[];
  readonly types: readonly { readonly id: string; readonly special: boolean }[];
  readonly adjacency: Readonly<Record<string, readonly string[]>>;
}

export const FILE = 'data.toml';

/** The box, by its component files. */
export function boxFrom(components: Components): Box {
  return components[FILE] as Box;
}

/** A gift of the box; one that the box does not know has nothing printed on it but its name. */
export function giftOf(box: Box, id: string): Gift {
  return box.gifts.find((gift) => gift.id === id) ?? { id, ingredients: [], types: [], ribbon: '', elf: false };
}

/** The ways on the map, each once. */
export function waysOf(box: Box): [string, string][] {
  return Object.entries(box.adjacency).flatMap(([one, others]) =>
    others.filter((other) => one < other).map((other): [string, string] => [one, other]),
  );
}

/** Gifts by type, in the order of the box. A gift of two types stands under both: the end decides where it counts. */
export function byType(box: Box, gifts: readonly string[]): { type: string; gifts: Gift[] }[] {
  const printed = gifts.map((id) => giftOf(box, id));
  return box.types
    .map(({ id }) => ({ type: id, gifts: printed.filter((gift) => gift.types.includes(id)) }))
    .filter((group) => group.gifts.length > 0);
}
