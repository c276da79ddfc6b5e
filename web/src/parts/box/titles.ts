/** What the lists, tables and fields of a component file are called. */
import type { Words } from '../../lib/words';

const spaced = (id: string) => id.replaceAll('_', ' ');
const message = (beginning: string, path: string) => `${beginning}-${path.replaceAll(/[._]/gu, '-')}`;

/** A list or table: the game's words say it, or its own name does. */
export function listTitle(words: Words, path: string): string {
  const whole = message('box', path);
  if (words.has(whole)) return words.say(whole);
  const last = path.split('.').pop() ?? '';
  const short = message('box', last);
  return words.has(short) ? words.say(short) : spaced(last);
}

/** A field: the game's words, the client's, or its own name. */
export function fieldTitle(words: Words, own: Words, field: string): string {
  const id = message('box-field', field);
  if (words.has(id)) return words.say(id);
  return own.has(id) ? own.say(id) : spaced(field);
}
