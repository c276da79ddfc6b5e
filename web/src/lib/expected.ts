/** The seats that a prompt expects something of: its fields of the family `seat`. */
import type { Told } from './board';
import type { Words } from './words';

export function expectedSeats(prompt: Told | null, words: Words): number[] {
  if (prompt === null) return [];
  return Object.entries(prompt).flatMap(([field, value]) => {
    if (words.family('prompt', prompt.kind, field) !== 'seat') return [];
    return (Array.isArray(value) ? value : [value]).filter((seat): seat is number => typeof seat === 'number');
  });
}
