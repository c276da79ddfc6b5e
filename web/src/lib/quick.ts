/** Which games somebody would play in a quick match, kept in this browser. Pure but for the keeping. */
import { keep, readKept } from './settings.svelte';

const KEY = 'samobranka.quick';

/** The games that were chosen last, as far as they are still there; at first all of them. */
export function likedGames(known: readonly string[], kept = readKept(KEY)): string[] {
  const chosen = (kept ?? '').split(' ').filter((game) => known.includes(game));
  return chosen.length ? chosen : [...known];
}

export function keepGames(games: readonly string[]): void {
  keep(KEY, games.join(' '));
}
