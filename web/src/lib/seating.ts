/** How the seats of a new table are filled: small changes to a list. */
import type { NewSeat } from '../types/protocol';

/** `person`, `open`, or `bot:<id>`: a seat as one choice. */
export function choiceOf(seat: NewSeat): string {
  return seat.kind === 'bot' ? `bot:${seat.bot ?? ''}` : (seat.kind ?? 'open');
}

/** The seats with one of them filled otherwise; the person sits at one seat only. */
export function filled(seats: readonly NewSeat[], place: number, choice: string): NewSeat[] {
  const chosen = seatOf(choice);
  return seats.map((seat, other) => {
    const kept = seat.colour == null ? {} : { colour: seat.colour };
    if (other === place) return { ...chosen, ...kept };
    return chosen.kind === 'person' && seat.kind === 'person' ? { kind: 'open', ...kept } : seat;
  });
}

/** The seats with one of them in another colour. */
export function coloured(seats: readonly NewSeat[], place: number, colour: number): NewSeat[] {
  return seats.map((seat, other) => (other === place ? { ...seat, colour } : seat));
}

/** The seats with one of them moved up (-1) or down (1). */
export function moved(seats: readonly NewSeat[], place: number, by: -1 | 1): NewSeat[] {
  const list = [...seats];
  const [seat] = list.splice(place, 1);
  if (seat) list.splice(Math.max(0, place + by), 0, seat);
  return list;
}

/** So many seats: new ones are filled with `more`, and those at the end go first. */
export function resized(seats: readonly NewSeat[], count: number, more: NewSeat): NewSeat[] {
  const list = [...seats];
  while (list.length < count) list.push({ ...more });
  while (list.length > count) {
    // The person stays as long as anybody else can go.
    const last = list.findLastIndex((seat) => seat.kind !== 'person');
    list.splice(last === -1 ? list.length - 1 : last, 1);
  }
  return list;
}

/** All bots of one level. */
export function levelled(seats: readonly NewSeat[], level: string): NewSeat[] {
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot: level } : seat));
}

function seatOf(choice: string): NewSeat {
  if (choice.startsWith('bot:')) return { kind: 'bot', bot: choice.slice('bot:'.length) };
  return { kind: choice === 'person' ? 'person' : 'open' };
}
