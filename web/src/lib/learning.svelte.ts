/** Learning by playing: to a lesson, on from it, and what this browser's reader knows already. */
import type { GameInfo, TableInfo, TipInfo } from '../types/protocol';
import type { Told } from './board';
import { post } from './http';
import { usualBot } from './house.svelte';
import { me } from './me.svelte';
import { keep, readKept } from './settings.svelte';

const KEY = 'samobranka.learned';

/** The table of a lesson: where the reader was, or a new one. */
export async function learn(game: string, lesson: string): Promise<TableInfo> {
  await me.ensure();
  return post<TableInfo>(`/api/games/${game}/lessons/${lesson}`);
}

/** From here on with bots. */
export function playOn(table: string, game: GameInfo): Promise<TableInfo> {
  return post<TableInfo>(`/api/tables/${table}/play_on`, { bot: usualBot(game) });
}

/** Whether every field that a tip names has that value. */
export function fits(said: Told | null, fields: Readonly<Record<string, unknown>> | undefined): boolean {
  const named = Object.entries(fields ?? {});
  return said !== null && named.length > 0 && named.every(([name, value]) => said[name] === value);
}

/** The first tip that fits what is asked or what has just happened. */
export function tipFor(tips: readonly TipInfo[], prompt: Told | null, fresh: readonly Told[]): TipInfo | undefined {
  return tips.find((tip) => fits(prompt, tip.prompt) || fresh.some((event) => fits(event, tip.event)));
}

class Learned {
  /** Games that were played or learned here, `<game>/<lesson>`, and tips, `<game>:<tip>`. */
  #known = $state.raw<ReadonlySet<string>>(new Set((readKept(KEY) ?? '').split(' ').filter(Boolean)));

  has(what: string): boolean {
    return this.#known.has(what);
  }

  add(...what: string[]): void {
    if (what.every((each) => this.#known.has(each))) return;
    this.#known = new Set([...this.#known, ...what]);
    keep(KEY, [...this.#known].join(' '));
  }
}

export const learned = new Learned();
