/**
 * Shows what happened one thing after another, with pauses, so that eyes can follow bots.
 * The first thing after a rest is shown at once; `skip` shows all the rest at once.
 */
export interface Timer {
  set(run: () => void, milliseconds: number): number;
  clear(id: number): void;
}

const BROWSER: Timer = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (id) => window.clearTimeout(id),
};

export class Parade<Thing> {
  readonly #waiting: Thing[] = [];
  #pause: number | null = null;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly milliseconds: () => number,
    private readonly timer: Timer = BROWSER,
  ) {}

  /** How many things are still to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(thing: Thing): void {
    this.#waiting.push(thing);
    if (this.#pause === null) this.#next();
  }

  /** Shows everything at once. */
  skip(): void {
    this.#stop();
    while (this.#waiting.length) this.show(this.#waiting.shift() as Thing);
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#stop();
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#pause = null;
    if (!this.#waiting.length) return;
    this.show(this.#waiting.shift() as Thing);
    const pause = this.milliseconds();
    if (pause === 0) this.skip();
    else this.#pause = this.timer.set(() => this.#next(), pause);
  }

  #stop(): void {
    if (this.#pause !== null) this.timer.clear(this.#pause);
    this.#pause = null;
  }
}
