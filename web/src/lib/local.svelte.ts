/** A replay that is nowhere on the server: a developer opened it from a file. */
import type { Replay } from '../types/protocol';
import { post } from './http';

class Local {
  #file: unknown = null;

  async open(text: string): Promise<void> {
    this.#file = JSON.parse(text);
    await this.look(null);
  }

  /** The match with a seat's eyes; the server must run with --dev. */
  look(seat: number | null): Promise<Replay> {
    return post<Replay>(`/api/dev/replay${seat === null ? '' : `?seat=${seat}`}`, this.#file);
  }
}

export const local = new Local();
export const LOCAL = 'local';
