/** The seats that a prompt expects something of: those it says are asked, or else its fields of the family `seat`. */
import type { Told } from './board';
import type { Words } from './words';

export function expectedSeats(prompt: Told | null, words: Words): number[] {
  if (prompt === null) return [];
  if (Array.isArray(prompt['asked'])) return seatsIn(prompt['asked']);
  return Object.entries(prompt).flatMap(([field, value]) =>
    words.family('prompt', prompt.kind, field) === 'seat' ? seatsIn(value) : [],
  );
}

function seatsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter((seat): seat is number => typeof seat === 'number');
}
