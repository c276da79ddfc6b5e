/** Who sits where, as people are told it. */
import type { SeatInfo, TableInfo } from '../types/protocol';
import type { BoardSeat } from './board';
import { messageId, type Words } from './words';

/** Seat colours there are tokens for. */
const COLOURS = 6;

/** The names by seat; those alike are told apart by the number of the seat. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const plain = seats.map((seat) => seatName(seat, words));
  return plain.map((name, place) =>
    plain.filter((other) => other === name).length > 1 ? words.say('seat-numbered', { name, number: place + 1 }) : name,
  );
}

function seatName(seat: SeatInfo, words: Words): string {
  if (seat.kind === 'open') return words.say('seat-open');
  return seat.name || (seat.bot ? botName(seat.bot, words) : words.say('seat-somebody'));
}

/** A bot's name in people's words; one without words is called by its id. */
export function botName(bot: string, words: Words): string {
  const message = messageId('bot', bot);
  return words.has(message) ? words.say(message) : bot;
}

/** The seats as a board is given them. */
export function boardSeats(table: TableInfo, names: readonly string[]): BoardSeat[] {
  return table.seats.map((seat, place) => ({
    seat: place,
    name: names[place] ?? '',
    bot: Boolean(seat.bot),
    colour: seatColour(place),
  }));
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}
