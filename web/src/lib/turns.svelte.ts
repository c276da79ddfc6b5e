/** Which tables wait for the reader, whatever page is open: the tab's title, icon and a sound say so. */
import { untrack } from 'svelte';
import type { Turns as Told } from '../types/protocol';
import { get } from './http';
import { me } from './me.svelte';
import { router } from './router.svelte';
import { play } from './sound';

const EVERY = 10_000;

class Turns {
  /** Undefined while nobody has asked. */
  #waiting = $state.raw<readonly string[] | undefined>(undefined);

  /** Those that wait and are not before the reader's eyes: a table calls for itself. */
  get elsewhere(): readonly string[] {
    const here = router.place.page === 'table' ? router.place.facts['id'] : undefined;
    return (this.#waiting ?? []).filter((table) => table !== here);
  }

  /** Asks again and again, until what this gives back is called. */
  watch(): () => void {
    untrack(() => void this.#look());
    const again = setInterval(() => void this.#look(), EVERY);
    return () => {
      clearInterval(again);
      this.#waiting = undefined;
    };
  }

  async #look(): Promise<void> {
    if (!me.user) return;
    const before = this.#waiting;
    try {
      this.#waiting = (await get<Told>('/api/me/turns')).tables ?? [];
    } catch {
      return; // The next look may succeed.
    }
    // What waited when the page was opened is no news.
    if (before && this.elsewhere.some((table) => !before.includes(table))) play('turn');
  }
}

export const turns = new Turns();
