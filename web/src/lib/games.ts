/** What each game's folder gives, found by name: see board.ts. */
import type { Component } from 'svelte';
import type { BoardProps, ChooserProps, Components, HelpProps, PictureProps } from './board';
import type { PartProps } from './box';
import { get } from './http';
import { FALLBACK, type Language } from './languages';

type Load<Thing> = () => Promise<Thing>;
type Loads<Thing> = Record<string, Load<Thing>>;

const BOARDS = import.meta.glob('../games/*/Board.svelte') as Loads<{ default: Component<BoardProps> }>;
const COVERS = import.meta.glob('../games/*/cover.svelte') as Loads<{ default: Component }>;
const HELP = import.meta.glob('../games/*/Help.svelte') as Loads<{ default: Component<HelpProps> }>;
const CHOOSERS = import.meta.glob('../games/*/choose.*.svelte') as Loads<{ default: Component<ChooserProps> }>;
const PARTS = import.meta.glob('../games/*/box.*.svelte') as Loads<{ default: Component<PartProps<never>> }>;
const OPTIONS = import.meta.glob('../games/*/options.ts') as Loads<{ isIdle: IsIdle }>;
const PICTURES = import.meta.glob('../games/*/pictures.svelte') as Loads<{
  default: Component<PictureProps>;
  BESIDE: Beside;
}>;
const SUMMARIES = import.meta.glob('../games/*/summary.*.md', { query: '?raw', import: 'default' }) as Loads<string>;
const HELP_TEXTS = import.meta.glob('../games/*/help.*.md', { query: '?raw', import: 'default' }) as Loads<string>;
const WORDS = import.meta.glob('../games/*/words.*.ftl', { query: '?raw', import: 'default' }) as Loads<string>;

/** The game's board; null when it has none. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await BOARDS[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}

/** The picture on the game's box; null when it has none. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await COVERS[`../games/${game}/cover.svelte`]?.())?.default ?? null;
}

/** How the game lets one of its options be chosen; null where the plain choice does. */
export async function chooserOf(game: string, option: string): Promise<Component<ChooserProps> | null> {
  return (await CHOOSERS[`../games/${game}/choose.${option}.svelte`]?.())?.default ?? null;
}

/** How the game draws an entry of a list of its box, or a whole table, by the way to it; null where words do. */
export async function partOf(game: string, part: string): Promise<Component<PartProps> | null> {
  const found = await PARTS[`../games/${game}/box.${part}.svelte`]?.();
  return (found?.default as Component<PartProps> | undefined) ?? null;
}

/** Whether an option says nothing beside the others as they are chosen, for so many seats. */
export type IsIdle = (option: string, options: Readonly<Record<string, string>>, seats: number) => boolean;

/** Which of the game's options are not asked; none where the game does not say. */
export async function idleOf(game: string): Promise<IsIdle> {
  return (await OPTIONS[`../games/${game}/options.ts`]?.())?.isIdle ?? (() => false);
}

/** How to play: a component, or markdown; null when there is neither. */
export async function helpOf(
  game: string,
  language: Language,
): Promise<{ component: Component<HelpProps> } | { text: string } | null> {
  const component = await HELP[`../games/${game}/Help.svelte`]?.();
  if (component) return { component: component.default };
  const text = await inOwnOrEnglish(HELP_TEXTS, language, (its) => `../games/${game}/help.${its}.md`);
  return text === undefined ? null : { text };
}

/** What stands beside which rule. */
export type Beside = Readonly<Record<string, readonly string[]>>;

/** The pictures that stand beside the game's rules; null when it has none. */
export async function picturesOf(game: string): Promise<{ Picture: Component<PictureProps>; beside: Beside } | null> {
  const found = await PICTURES[`../games/${game}/pictures.svelte`]?.();
  return found ? { Picture: found.default, beside: found.BESIDE } : null;
}

/** The first sheet of a summary has no name. */
export const FIRST_SHEET = '';

/** The names of the sheets on which the game is summed up, the first one first; empty when there is none. */
export function sheetsOf(game: string): string[] {
  const names = Object.keys(SUMMARIES).flatMap((path) => {
    const [, its, sheet = FIRST_SHEET] = /games\/(\w+)\/summary\.(?:(\w+)\.)?\w+\.md$/u.exec(path) ?? [];
    return its === game ? [sheet] : [];
  });
  return [...new Set(names)].sort();
}

/** A sheet of the game's summary, as markdown; null when there is none. */
export async function summaryOf(game: string, sheet: string, language: Language): Promise<string | null> {
  const name = sheet === FIRST_SHEET ? 'summary' : `summary.${sheet}`;
  return (await inOwnOrEnglish(SUMMARIES, language, (its) => `../games/${game}/${name}.${its}.md`)) ?? null;
}

function inOwnOrEnglish<Thing>(
  things: Loads<Thing>,
  language: Language,
  path: (its: Language) => string,
): Promise<Thing> | undefined {
  return (things[path(language)] ?? things[path(FALLBACK)])?.();
}

/** Words that only the board needs; English ones after them for what they lack. */
export async function boardWords(game: string, language: Language): Promise<string[]> {
  const path = (its: Language) => `../games/${game}/words.${its}.ftl`;
  const sources = await Promise.all([...new Set([language, FALLBACK])].map((its) => WORDS[path(its)]?.()));
  return sources.filter((source) => source !== undefined);
}

const boxes = new Map<string, Promise<Components>>();

/** What is in the box of a game, or of an edition of it, as its owner may have corrected it: fetched once. */
export function componentsOf(game: string): Promise<Components> {
  const known = boxes.get(game);
  if (known) return known;
  const coming = get<Components>(`/api/games/${encodeURIComponent(game)}/components`);
  boxes.set(game, coming);
  coming.catch(() => boxes.delete(game));
  return coming;
}

/** Other components are in force: what was fetched is asked for again. */
export function forgetComponents(game: string): void {
  boxes.delete(game);
}
