/** Dates and times as the language tells them. */
import type { Language } from './languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When something was: "5 minutes ago" for today, else the date. */
export function when(time: number, language: Language, now = Date.now()): string {
  const ago = time - now;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (Math.abs(ago) < HOUR) return relative.format(Math.round(ago / MINUTE), 'minute');
  if (Math.abs(ago) < DAY) return relative.format(Math.round(ago / HOUR), 'hour');
  return date(time, language);
}

export function date(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

export function clockTime(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);
}
