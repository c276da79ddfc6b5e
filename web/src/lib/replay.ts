/** A match that is looked at again, page by page. */
import type { Replay } from '../types/protocol';
import { get } from './http';

/** All steps of a match, with the eyes of a seat (null: with one's own). */
export async function wholeReplay(id: string, seat: string | null): Promise<Replay> {
  const path = `/api/tables/${encodeURIComponent(id)}/replay`;
  const eyes = seat === null ? '' : `&seat=${encodeURIComponent(seat)}`;
  const whole = await get<Replay>(`${path}?first=0${eyes}`);
  const steps = [...whole.steps];
  while (steps.length < whole.total) {
    const page = await get<Replay>(`${path}?first=${steps.length}${eyes}`);
    if (page.steps.length === 0) break;
    steps.push(...page.steps);
  }
  return { ...whole, steps };
}
