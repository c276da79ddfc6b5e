/**
 * A socket that comes back: it reconnects with growing pauses, notices a line that went dead, and
 * matches replies to what was asked. Everything is told anew by `welcome`, so nothing is sent twice.
 */
import type { ClientMessage, ServerMessage } from '../types/protocol';
import type { Trouble } from './board';

export type LineState = 'connecting' | 'open' | 'broken' | 'closed';

/** A client message without the number that replies carry back. */
export type Unasked = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, 'ask'>
    : never
  : never;

/** The answer to what was asked; a message that was not carried out rejects with `NotDone`. */
export class NotDone extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

export const LINE_LOST = 'line-lost';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;

/** How long to wait before try number `attempt` (from 0): doubled each time, and somewhat by chance. */
export function pauseBefore(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

interface Waiting {
  resolve(message: ServerMessage): void;
  reject(error: NotDone): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry = 0;
  #pinger = 0;
  #asked = 0;
  #closed = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly address: string,
    private readonly hear: (message: ServerMessage) => void,
    private readonly state: (state: LineState) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Sends a message and waits for its reply. */
  ask(message: Unasked): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new NotDone({ code: LINE_LOST, text: LINE_LOST }));
    }
    const ask = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, { resolve, reject });
      socket.send(JSON.stringify({ ...message, ask }));
    });
  }

  /** Hangs up and connects anew: the server settles on connecting how it speaks to the reader. */
  redial(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.state('closed');
  }

  #connect(): void {
    this.state('connecting');
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#watch(socket);
  }

  /** A line may go dead without anybody saying so: ask now and then, and give it up. */
  #watch(socket: WebSocket): void {
    clearInterval(this.#pinger);
    this.#pinger = window.setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      const tooLong = setTimeout(() => {
        if (this.#socket === socket) this.#lost();
      }, PATIENCE);
      this.ask({ type: 'ping' })
        .catch(() => null)
        .finally(() => clearTimeout(tooLong));
    }, PING_EVERY);
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#attempt = 0;
      this.state('open');
    }
    const ask = 'ask' in message ? message.ask : null;
    const waiting = ask == null ? undefined : this.#waiting.get(ask);
    if (ask != null) this.#waiting.delete(ask);
    this.hear(message);
    if (message.type === 'refused') waiting?.reject(new NotDone(message.trouble));
    else waiting?.resolve(message);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.state('broken');
    this.#retry = window.setTimeout(() => this.#connect(), pauseBefore(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #drop(): void {
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new NotDone({ code: LINE_LOST, text: LINE_LOST }));
    this.#waiting.clear();
  }

  /** The network is back, or somebody looks again: no need to wait out the pause. */
  readonly #hurry = (): void => {
    if (this.#closed || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
