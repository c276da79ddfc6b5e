/** The games of this house, fetched once. */
import type { GameInfo, TableInfo } from '../types/protocol';
import { get, post } from './http';
import { me } from './me.svelte';
import { settings } from './settings.svelte';

let coming: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  coming ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}

/** A game's title in the reader's language. Reactive where it is read. */
export function titleOf(game: GameInfo): string {
  return game.titles[settings.liked.language] ?? game.titles['en'] ?? game.id;
}

const FRIEND = 'friend';

/** The bot one is given without asking: a friend. */
export function usualBot(game: GameInfo): string {
  return (game.bots?.includes(FRIEND) ? FRIEND : game.bots?.at(-1)) ?? '';
}

/** The bots that are made for people, from the weakest to the strongest. */
export function levelsOf(game: GameInfo): string[] {
  return (game.levels ?? []).filter((level) => game.bots?.includes(level));
}

/** How many sit down to a quick match: three where the game allows it. */
export function usualSeats(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.fewest, 3));
}

/** Lays a table for the reader and bots, and starts. */
export async function playBots(game: GameInfo, bot = usualBot(game)): Promise<TableInfo> {
  await me.ensure();
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot', bot }));
  const table = await post<TableInfo>('/api/tables', {
    game: game.id,
    seats: [{ kind: 'person' }, ...bots],
    public: false,
    order: 'random',
  });
  return begun(table);
}

/** A table just laid, begun at once when nobody is to be waited for. */
export async function begun(table: TableInfo): Promise<TableInfo> {
  const waits = table.seats.some(
    (seat) => seat.kind === 'open' || (seat.kind === 'person' && seat.user !== me.user?.id),
  );
  return waits || table.status !== 'open' ? table : post<TableInfo>(`/api/tables/${table.id}/start`);
}
