/** Moments of real matches, which `npm run fixtures` takes: for the tests of boards and words. */
import { readFileSync } from 'node:fs';
import type { Components, Offer, StoryLine } from '../lib/board';

/** What the table's frame hands to a board. */
export interface Scene<View, Action> {
  readonly you: number;
  readonly over: boolean;
  readonly view: View;
  readonly offers: Offer<Action>[];
}

export interface Moments<View, Action, Event> {
  /** One of each phase. */
  readonly scenes: Readonly<Record<string, Scene<View, Action>>>;
  /** Plies in a row as seat 0 saw them. */
  readonly run: readonly { readonly view: View; readonly events: readonly Event[] }[];
  /** The whole match that the run is of. */
  readonly story: readonly StoryLine<Event>[];
}

/** A game as most people play it, or with every seat taken and everything in it. */
export function moments<View, Action, Event>(
  game: string,
  table: 'usual' | 'full' = 'usual',
): Moments<View, Action, Event> {
  return fixture(`${game}/${table}.json`);
}

/** The scene of a phase; a match has to have come there. */
export function sceneOf<View, Action>(
  { scenes }: Pick<Moments<View, Action, unknown>, 'scenes'>,
  phase: string,
): Scene<View, Action> {
  const found = scenes[phase];
  if (!found) throw new Error(`no match of the fixtures came to ${phase}: ${Object.keys(scenes).join(', ')}`);
  return found;
}

/** What is in a game's box, as we ship it. */
export function components(game: string): Components {
  return fixture(`${game}/components.json`);
}

/** A file of web/fixtures/. */
export function fixture<What>(file: string): What {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf-8')) as What;
}
