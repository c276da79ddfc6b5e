/** Notes to the reader: what was refused, with the rule; and what a screen reader is told. */
import { untrack } from 'svelte';
import type { Trouble } from './board';
import { LINE_LOST, NotDone } from './connection';
import { Refused, UNREACHABLE } from './http';
import { say } from './speech.svelte';

const STAYS = 7000;

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly rule: string;
  readonly tone: 'trouble' | 'news';
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** What the live region says. */
  said = $state('');
  /** The game whose rules a notice's number belongs to. */
  game = $state('');
  #count = 0;

  tell(text: string, rule = '', tone: Notice['tone'] = 'trouble'): void {
    const others = untrack(() => this.list);
    if (others.some((notice) => notice.text === text)) return;
    const id = (this.#count += 1);
    this.list = [...others, { id, text, rule, tone }].slice(-3);
    setTimeout(() => this.dismiss(id), STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Tells a screen reader; the same words twice are told twice. */
  announce(text: string): void {
    this.said = untrack(() => (this.said === text ? `${text}\u00a0` : text));
  }
}

export const notices = new Notices();

/** Tells the reader what went wrong. */
export function tellTrouble(error: unknown): void {
  const trouble = troubleOf(error);
  notices.tell(trouble.text, trouble.rule ?? '');
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused) && !(error instanceof NotDone)) {
    // A mistake of ours: told to the reader in short, and to whoever looks at the console in full.
    console.error(error);
    return { code: 'broken', text: say('trouble-broken') };
  }
  const { code } = error.trouble;
  if (code === UNREACHABLE || code === LINE_LOST) return { code, text: say(`trouble-${code}`) };
  return error.trouble;
}
