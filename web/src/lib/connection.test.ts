import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../types/protocol';
import { Connection, LINE_LOST, NotDone, pauseBefore, type LineState } from './connection';

/** A socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { type: string; ask: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; ask: number });
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME = { type: 'welcome', you: null, user: 'u', now: 0, table: {} };

function connect() {
  const heard: ServerMessage[] = [];
  const states: LineState[] = [];
  const connection = new Connection(
    'ws://table.lan/socket',
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  FakeSocket.last.says(WELCOME);
  return { connection, heard, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const target = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('is open once it was welcomed', () => {
    expect(connect().states).toEqual(['connecting', 'open']);
  });

  it('brings each reply to who asked', async () => {
    const { connection } = connect();
    const first = connection.ask({ type: 'hint' });
    const second = connection.ask({ type: 'resign' });
    const [one, two] = FakeSocket.last.sent.map(({ ask }) => ask);
    FakeSocket.last.says({ type: 'refused', trouble: { code: 'no', text: 'No.' }, ask: two });
    FakeSocket.last.says({ type: 'hint', offers: [], ask: one });
    await expect(first).resolves.toMatchObject({ type: 'hint' });
    await expect(second).rejects.toMatchObject({ trouble: { code: 'no' } });
  });

  it('comes back after a break, and says what was on its way', async () => {
    const { connection, states } = connect();
    const asked = connection.ask({ type: 'hint' });
    FakeSocket.last.breaks();
    await expect(asked).rejects.toMatchObject({ trouble: { code: LINE_LOST } });
    await expect(connection.ask({ type: 'hint' })).rejects.toBeInstanceOf(NotDone);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.says(WELCOME);
    expect(states).toEqual(['connecting', 'open', 'broken', 'connecting', 'open']);
  });

  it('does not wait out its pause when the network is back', () => {
    connect();
    FakeSocket.last.breaks();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('gives up a line that does not answer', async () => {
    const { states } = connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toContain('broken');
  });

  it('stays closed', async () => {
    const { connection } = connect();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('pauses', () => {
  it('grow, and not without end', () => {
    expect(pauseBefore(0, 1)).toBe(500);
    expect(pauseBefore(3, 1)).toBe(4000);
    expect(pauseBefore(30, 1)).toBe(15_000);
  });

  it('differ, so that not all come back at once', () => {
    expect(pauseBefore(3, 0)).toBe(2000);
  });
});
