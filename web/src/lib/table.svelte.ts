/** A table as this browser knows it: kept in step with the server over one socket. */
import type {
  ChatLine,
  ClockFace,
  HintTold,
  Result,
  Sealing,
  Seen,
  ServerMessage,
  TableInfo,
  Told as ToldMessage,
  UndoPlea,
  Welcome,
} from '../types/protocol';
import type { Offer, StoryLine, Told, Trouble } from './board';
import { sameAction } from './board';
import { Connection, NotDone, type LineState, type Unasked } from './connection';
import { Parade } from './parade';
import { answerTo } from './sealing';
import { settings, type Pace } from './settings.svelte';
import { eventsOf, retold } from './story';
import { notices, tellTrouble } from './notices.svelte';
import { say } from './speech.svelte';

/** Milliseconds between two things that others did. */
export const PAUSES: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 400, instant: 0 };
/** How much faster motion is than designed. */
export const MOTION: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };
/** More than this is not shown one by one: somebody was away. */
const LONGEST_PARADE = 40;
const KEPT_MESSAGES = 50;

export class LiveTable {
  line = $state<LineState>('connecting');
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<number | null>(null);
  seen = $state.raw<Seen | null>(null);
  story = $state.raw<readonly StoryLine[]>([]);
  fresh = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<{ faces: readonly ClockFace[]; heard: number }>({ faces: [], heard: 0 });
  result = $state.raw<Result | null>(null);
  plea = $state.raw<UndoPlea | null>(null);
  sealing = $state.raw<Sealing | null>(null);
  /** What a bot would do, best first; null unless a hint was asked for. */
  hinted = $state.raw<HintTold | null>(null);
  /** Whether a bot thinks about a hint. */
  hinting = $state(false);
  /** Things that others did and that are still to be shown. */
  waiting = $state(0);
  /** Whether nothing that others do is shown one by one until it is the reader's turn. */
  hurries = $state(false);
  /** Whether something is on its way to the server. */
  busy = $state(false);
  /** The last messages, both ways, for the developer panel. */
  messages = $state.raw<readonly { way: 'in' | 'out'; message: unknown }[]>([]);
  /** The server's clock less ours. */
  skew = 0;

  readonly #connection: Connection;
  readonly #parade = new Parade<ToldMessage>(
    (told) => this.#show(told),
    () => (document.hidden || this.hurries ? 0 : PAUSES[settings.liked.pace]),
  );
  #asked = new Map<string, Promise<Trouble | null>>();

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      (message) => this.#hear(message),
      (state) => (this.line = state),
    );
  }

  /** The reader speaks another language now. */
  redial(): void {
    this.#connection.redial();
  }

  close(): void {
    this.#parade.clear();
    this.#connection.close();
  }

  /** What may be done now: nothing while something is on its way or others' actions are being shown. */
  get offers(): readonly Offer[] {
    if (this.busy || this.waiting > 0 || this.line !== 'open') return [];
    return (this.seen?.offers ?? []) as readonly Offer[];
  }

  /** The one action that is marked on the board. */
  get advised(): readonly Offer[] {
    return (this.hinted?.offers ?? []).slice(0, 1) as readonly Offer[];
  }

  /** Whether the match waits for the reader. */
  get yourTurn(): boolean {
    return this.info?.status === 'playing' && (this.seen?.offers?.length ?? 0) > 0 && !this.playedByBot;
  }

  /** Whether a bot plays the reader's own seat. */
  get playedByBot(): boolean {
    return this.you !== null && Boolean(this.info?.seats[this.you]?.bot);
  }

  // ------------------------------------------------------------ asking

  /** An action, or a deed: what follows on the first is done with it or not at all. */
  act(action: Told, then: readonly Told[] = []): Promise<boolean> {
    return this.#play({ type: 'act', action, ...(then.length > 0 && { then: [...then] }), ...this.#present });
  }

  undo(): Promise<boolean> {
    return this.#play({ type: 'undo', ...this.#present });
  }

  consent(seat: number, yes: boolean): Promise<boolean> {
    return this.#send({ type: 'consent', seat, yes });
  }

  say(text: string): Promise<boolean> {
    return this.#send({ type: 'chat', text });
  }

  resign(): Promise<boolean> {
    return this.#send({ type: 'resign' });
  }

  claim(seat: number): Promise<boolean> {
    return this.#send({ type: 'claim', seat });
  }

  endAsItStands(): Promise<boolean> {
    return this.#send({ type: 'end' });
  }

  comeBack(): Promise<boolean> {
    return this.#send({ type: 'return' });
  }

  /** Why an action is not allowed; the answer is remembered until the view changes. */
  why(action: Told): Promise<Trouble | null> {
    const key = JSON.stringify(action);
    const known = this.#asked.get(key);
    if (known) return known;
    if (this.seen?.offers?.some((offer) => sameAction(offer.action as Told, action))) return Promise.resolve(null);
    const answer = this.#ask({ type: 'why', action }).then(
      (message) => (message.type === 'why' ? (message.trouble ?? null) : null),
      (error: unknown) => (error instanceof NotDone ? error.trouble : null),
    );
    this.#asked.set(key, answer);
    return answer;
  }

  async hint(): Promise<void> {
    const before = this.seen;
    this.hinting = true;
    try {
      const message = await this.#ask({ type: 'hint' });
      // Who acted in the meantime needs no advice any more.
      if (message.type === 'hint' && this.seen === before) this.hinted = message;
    } catch (error) {
      tellTrouble(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Shows at once all that others did. */
  skip(): void {
    this.#parade.skip();
    this.waiting = 0;
  }

  /** Shows at once all that others did, and all that they do before it is the reader's turn. */
  skipToTurn(): void {
    this.hurries = true;
    this.skip();
  }

  get #present(): { moment: number; own: number } {
    return { moment: this.seen?.moment ?? 0, own: this.seen?.own ?? 0 };
  }

  /** Something that changes the match: until it is answered, nothing else may be done. */
  async #play(message: Unasked): Promise<boolean> {
    this.skip();
    this.busy = true;
    const done = await this.#send(message);
    this.busy = false;
    return done;
  }

  async #send(message: Unasked): Promise<boolean> {
    try {
      await this.#ask(message);
      return true;
    } catch (error) {
      tellTrouble(error);
      return false;
    }
  }

  #ask(message: Unasked): Promise<ServerMessage> {
    this.#remember('out', message);
    return this.#connection.ask(message);
  }

  // ------------------------------------------------------------ hearing

  #hear(message: ServerMessage): void {
    this.#remember('in', message);
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'told':
        return this.#told(message);
      case 'table':
        this.info = message.table;
        this.you = message.you ?? null;
        return;
      case 'sealing':
        return this.#seal(message.sealing);
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'plea':
        if (message.granted === false && this.plea?.seat === this.you) notices.tell(say('plea-denied'));
        this.plea = message.plea ?? null;
        return;
      case 'refused':
        // What nobody asked for: the table would not let the reader in.
        if (message.ask == null) tellTrouble(new NotDone(message.trouble));
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.#parade.clear();
    this.waiting = 0;
    this.skew = message.now - Date.now();
    this.you = message.you ?? null;
    this.info = message.table;
    this.#see(message.seen ?? null);
    this.fresh = [];
    this.story = (message.story ?? []) as StoryLine[];
    this.clocks = { faces: message.clocks ?? [], heard: performance.now() };
    this.chat = message.chat ?? [];
    this.result = message.result ?? null;
    this.plea = message.plea ?? null;
    if (message.sealing) this.#seal(message.sealing);
    else this.sealing = null;
  }

  #told(message: ToldMessage): void {
    this.#parade.add(message);
    if (this.#parade.waiting > LONGEST_PARADE) this.#parade.skip();
    this.waiting = this.#parade.waiting;
  }

  #show(message: ToldMessage): void {
    const lines = message.lines as StoryLine[];
    this.story = retold(this.story, message.keep, lines);
    this.fresh = message.undone_by == null ? eventsOf(lines) : [];
    this.#see(message.seen);
    this.clocks = { faces: message.clocks ?? [], heard: performance.now() };
    if (message.result) this.result = message.result;
    this.waiting = this.#parade.waiting;
  }

  #see(seen: Seen | null): void {
    this.seen = seen;
    if (seen?.offers?.length) this.hurries = false;
    this.hinted = null;
    this.#asked = new Map();
  }

  /** This browser's part in making chance goes on by itself. */
  #seal(sealing: Sealing): void {
    this.sealing = sealing;
    if (this.you === null) return;
    const answer = answerTo(this.id, this.you, sealing);
    // Refused only when another tab was faster, or too late: the match begins either way.
    if (answer) this.#ask(answer).catch(() => null);
  }

  #remember(way: 'in' | 'out', message: unknown): void {
    this.messages = [...this.messages, { way, message }].slice(-KEPT_MESSAGES);
  }
}
