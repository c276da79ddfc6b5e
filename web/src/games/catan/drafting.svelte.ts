/** What the reader is composing: an offer, a counter-offer or a trade with the bank. Nobody else hears of it. */
import { changed, NOTHING, type Draft } from './trading';

export class Drafting {
  draft = $state.raw<Draft>(NOTHING);
  /** The seats that are to be asked; empty: all of them. */
  to = $state.raw<readonly number[]>([]);
  /** Whether it answers another's offer. */
  isCounter = $state(false);

  /** One card more on a side. */
  add(side: 'gives' | 'gets', resource: string): void {
    this.draft = changed(this.draft, side, resource, 1);
  }

  /** Takes a side's cards away again. */
  clear(side: 'gives' | 'gets'): void {
    this.draft = { ...this.draft, [side]: {} };
  }

  /** Asks this seat too, or not; whoever unasks all asks all. */
  toggle(seat: number, others: readonly number[]): void {
    const now = this.to.length > 0 ? this.to : others;
    const then = now.includes(seat) ? now.filter((other) => other !== seat) : [...now, seat].sort();
    this.to = then.length === others.length ? [] : then;
  }

  begin(draft: Draft = NOTHING, isCounter = false): void {
    this.draft = draft;
    this.isCounter = isCounter;
    this.to = [];
  }
}
