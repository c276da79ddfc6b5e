/** A game's component files as the page of its box shows them: a tree, its form, and the way to a place in it. */
import type { BoxComponent, BoxFlaw } from '../types/protocol';
import type { Words } from './words';

/** The way to a table, an entry or a field: `['gifts', 3, 'ingredients']`. */
export type At = readonly (string | number)[];
export type Tree = Readonly<Record<string, unknown>>;

/** As much of a JSON Schema as component files need. */
export interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape | false;
  readonly prefixItems?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
  readonly default?: unknown;
}

/** What a picture of a game's box is given: `box.<list>.svelte` draws an entry, `box.<table>.svelte` a whole table. */
export interface PartProps<Value = unknown> {
  value: Value;
  /** The whole file, as it is being corrected. */
  content: Tree;
  words: Words;
  /** A name in the reader's language: of the entry `id` of a list. */
  nameOf: (list: string, id: string) => string;
  /** Puts another value in the place of this one; null for who only looks. */
  change: ((value: Value) => void) | null;
  /** Opens an entry beneath, by the way from here. */
  open: (at: At) => void;
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(tree: unknown, at: At): unknown {
  return at.reduce<unknown>((here, key) => (here as Record<string | number, unknown> | undefined)?.[key], tree);
}

/** The same tree with another value in a place; undefined takes it away. */
export function withValue<Node>(tree: Node, at: At, value: unknown): Node {
  const [key, ...rest] = at;
  if (key === undefined) return value as Node;
  const inner = (tree as Record<string | number, unknown> | undefined)?.[key];
  const next = withValue(inner, rest, value);
  if (Array.isArray(tree)) {
    const changed = tree.map((each: unknown, place) => (place === key ? next : each));
    if (Number(key) >= tree.length) changed.push(next);
    return (next === undefined ? changed.filter((_, place) => place !== key) : changed) as Node;
  }
  const { [key]: _, ...others } = (tree ?? {}) as Record<string | number, unknown>;
  if (next === undefined) return others as Node;
  return (key in ((tree ?? {}) as object) ? { ...tree, [key]: next } : { ...others, [key]: next }) as Node;
}

/** A place as the server writes it: `gifts[3].ingredients`. */
export function written(at: At): string {
  return at.map((key, place) => (typeof key === 'number' ? `[${key}]` : place ? `.${key}` : key)).join('');
}

/** What is wrong at a place and beneath it. */
export function flawsAt(flaws: readonly BoxFlaw[], at: At): BoxFlaw[] {
  const here = written(at);
  return flaws.filter(
    (flaw) => flaw.at === here || (flaw.at.startsWith(here) && /^[.[]/.test(flaw.at.slice(here.length))),
  );
}

/** The table or entry that a fault is in: the longest way to one that the fault's place begins with. */
export function homeOf(flaw: BoxFlaw, components: readonly BoxComponent[]): At | null {
  const homes = components.map(({ at }) => at).filter((at) => flawsAt([flaw], at).length > 0);
  return homes.sort((one, other) => other.length - one.length)[0] ?? null;
}

// ---------------------------------------------------------------- forms

/** A form with its reference followed, and without the nothing that it may also be. */
export function resolved(shape: Shape, root: Shape): Shape {
  if (shape.$ref) return resolved(root.$defs?.[shape.$ref.split('/').pop() ?? ''] ?? {}, root);
  const others = shape.anyOf?.filter(({ type }) => type !== 'null');
  if (others?.length === 1 && others[0]) return resolved(others[0], root);
  return shape;
}

/** The form of the value at a place. */
export function shapeAt(root: Shape, at: At): Shape {
  return at.reduce<Shape>(
    (here, key) => {
      if (typeof key === 'number') return resolved(here.prefixItems?.[key] ?? (here.items || {}), root);
      const inner = here.properties?.[key] ?? here.additionalProperties;
      return resolved(typeof inner === 'object' ? inner : {}, root);
    },
    resolved(root, root),
  );
}

/** A form that takes one of several: the one that a value has. */
export function fitting(shape: Shape, value: unknown, root: Shape): Shape {
  if (!shape.anyOf) return shape;
  const fits = shape.anyOf.find((each) => (resolved(each, root).type === 'object') === isTree(value));
  return fits ? resolved(fits, root) : shape;
}

/** A value that something new of a form begins with. */
export function blank(shape: Shape, root: Shape): unknown {
  const own = resolved(shape, root);
  if (own.default !== undefined && own.default !== null) return own.default;
  if (own.enum) return own.enum[0];
  switch (own.type) {
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return (own.prefixItems ?? []).map((each) => blank(each, root));
    case 'object':
      return Object.fromEntries((own.required ?? []).map((key) => [key, blank(own.properties?.[key] ?? {}, root)]));
    default:
      return '';
  }
}

// ---------------------------------------------------------------- names

/** The lists of a file whose entries have ids, by the way to them: `gifts`, `boards.normal.regions`. */
export function listsOf(content: Tree): ReadonlyMap<string, readonly Tree[]> {
  const found = new Map<string, readonly Tree[]>();
  const walk = (tree: Tree, at: At): void => {
    for (const [key, value] of Object.entries(tree)) {
      const here = [...at, key];
      if (isTree(value)) walk(value, here);
      else if (Array.isArray(value) && value.length > 0 && value.every((each) => isTree(each) && 'id' in each)) {
        found.set(here.join('.'), value as Tree[]);
      }
    }
  };
  walk(content, []);
  return found;
}

/**
 * The list whose ids a field takes, found from what stands in the file: of the lists that have every id that the
 * field has anywhere, the shortest, and rather a list of the field's own table. Null: its texts are no ids.
 */
export function referenceOf(content: Tree, list: string, field: At): string | null {
  const lists = listsOf(content);
  const entries = valueAt(content, list.split('.'));
  const said = new Set((Array.isArray(entries) ? entries : [entries]).flatMap((entry) => textsAt(entry, field)));
  if (said.size === 0 || field[0] === 'id') return null;
  const table = list.split('.').slice(0, -1).join('.');
  const holding = [...lists].filter(([, its]) => {
    const ids = new Set(its.map(({ id }) => id));
    return [...said].every((text) => ids.has(text));
  });
  const near = (name: string) => (table && name.startsWith(`${table}.`) ? 0 : 1);
  holding.sort(([one, its], [other, others]) => near(one) - near(other) || its.length - others.length);
  return holding[0]?.[0] ?? null;
}

/** All texts of a field, keys of tables of numbers among them; a place in a list stands for every place. */
function textsAt(value: unknown, field: At): string[] {
  const [key, ...rest] = field;
  if (key === undefined) {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, []));
    return isTree(value) ? Object.keys(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, typeof key === 'number' ? rest : field));
  return isTree(value) ? textsAt(value[key], rest) : [];
}

/** What an entry is called. */
export function titleOf(entry: unknown, language: string, place = 0): string {
  const its = (isTree(entry) ? entry : {}) as Record<string, unknown>;
  const named = its[`name_${language}`] ?? its['name_en'] ?? its['id'];
  return typeof named === 'string' && named ? named : String(place + 1);
}

/** An id that no entry of a list has. */
export function freshId(entries: readonly Tree[]): string {
  const ids = new Set(entries.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!ids.has(`new_${number}`)) return `new_${number}`;
}
