/** The language the reader is spoken to in, and the client's own words. */
import type { GameWords, TableEvents } from '../types/protocol';
import { get, speak } from './http';
import { boardWords } from './games';
import { FALLBACK, LANGUAGES, ownTexts, type Language } from './languages';
import { settings } from './settings.svelte';
import { Words, type Facts } from './words';

const first = LANGUAGES.map((language) => [language, new Words(language, ownTexts(language))] as const);
let spoken = $state.raw<Readonly<Record<Language, Words>>>(Object.fromEntries(first));
const house = new Map<Language, Promise<GameWords>>();

/** The client's own words in the reader's language, with the house's as soon as they are there. */
export function own(): Words {
  return spoken[settings.liked.language] ?? (spoken[FALLBACK] as Words);
}

/** A message of the client in the reader's language. Reactive where it is read. */
export function say(message: string, facts: Facts = {}): string {
  return own().say(message, facts);
}

/** The words that all games share: fetched once a language, and added to the client's own. */
function houseWords(language: Language): Promise<GameWords> {
  const known = house.get(language);
  if (known) return known;
  const coming = get<GameWords>(`/api/words/${language}`);
  house.set(language, coming);
  coming.then(
    ({ fluent }) => (spoken = { ...spoken, [language]: new Words(language, [...ownTexts(language), ...fluent]) }),
    () => house.delete(language),
  );
  return coming;
}

/** What happened to a seat, not in the game: every table's story has it. */
const TABLE_EVENTS: Record<TableEvents['kind'], { seat: string }> = {
  seat_resigned: { seat: 'seat' },
  seat_taken: { seat: 'seat' },
  seat_timed_out: { seat: 'seat' },
  seat_took_back: { seat: 'seat' },
};

const fetched = new Map<string, Promise<Words>>();

/** A game's words, or those of an edition of it, with the house's; fetched once a language. */
export function gameWords(game: string, language: Language, edition = ''): Promise<Words> {
  const key = `${language} ${edition || game}`;
  const known = fetched.get(key);
  if (known) return known;
  const coming = fetchWords(game, language, edition || game);
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}

/** Other components are in force, perhaps with other names: what was fetched is asked for again. */
export function forgetWords(game: string): void {
  for (const language of LANGUAGES) fetched.delete(`${language} ${game}`);
}

async function fetchWords(game: string, language: Language, edition: string): Promise<Words> {
  const [common, its, board] = await Promise.all([
    houseWords(language),
    get<GameWords>(`/api/games/${encodeURIComponent(edition)}/words/${language}`),
    boardWords(game, language),
  ]);
  const grammar = { ...its.grammar, event: { ...its.grammar.event, ...TABLE_EVENTS } };
  return new Words(language, [...common.fluent, ...its.fluent, ...board], its.names, grammar, its.phases);
}

/** Puts the language where the browser and the server look for it. */
export function useLanguage(language: Language): void {
  document.documentElement.lang = language;
  speak(language);
  houseWords(language).catch(() => null);
}
