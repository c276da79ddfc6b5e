/** A view without a board, in words: labels are `view-<field>`, things are named by their field. */
import type { BoardSeat } from './board';
import { messageId, type Words } from './words';

export function labelOf(field: string, words: Words): string {
  const message = messageId('view', field);
  return words.has(message) ? words.say(message) : field.replaceAll('_', ' ');
}

/** A plain value in words: the name of a thing, of a seat, or the value as it is. */
export function valueOf(field: string, value: unknown, words: Words, seats: readonly BoardSeat[]): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '✓' : '—';
  if (typeof value === 'number') {
    return field === 'seat' || field === 'turn' ? (seats[value]?.name ?? String(value)) : String(value);
  }
  return nameOf(field, String(value), words);
}

/** The name of a thing: by its field's family, or by any family that has a thing of that id. */
export function nameOf(field: string, id: string, words: Words): string {
  for (const family of [field, field.replace(/s$/, '')]) {
    const message = messageId(family, id);
    if (words.has(message)) return words.name(message);
  }
  return words.component(id) ?? id.replaceAll('_', ' ');
}

export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** What there is nothing to say of: no value, or a list of nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
