/** Clocks as they are shown between two messages of the server. */
import type { ClockFace } from '../types/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left now of a face that was heard `elapsed` milliseconds ago. */
export function leftOf(face: ClockFace, elapsed: number): number {
  return Math.max(0, face.left - (face.running ? elapsed : 0));
}

export type TimeLeft =
  | { readonly unit: 'clock'; readonly text: string }
  | { readonly unit: 'days'; readonly days: number; readonly hours: number };

/** The parts that a time is told with: 4:05, 1:04:05, or days and hours. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds >= DAY) {
    const hours = Math.floor(milliseconds / HOUR);
    return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pair = (number: number) => String(number).padStart(2, '0');
  const text = hours ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${minutes}:${pair(seconds % 60)}`;
  return { unit: 'clock', text };
}
