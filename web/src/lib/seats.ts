/** Who sits where, as people are told it. */
import { colourOf } from './kit/emblems';
import type { SeatInfo, TableInfo } from '../types/protocol';
import type { BoardSeat } from './board';
import { messageId, type Words } from './words';

/** The names by seat; those alike are told apart by the number of the seat. */
export function seatNames(seats: readonly SeatInfo[], words: Words): string[] {
  const plain = seats.map((seat, place) => seatName(seat, place, words));
  return plain.map((name, place) =>
    plain.filter((other) => other === name).length > 1 ? words.say('seat-numbered', { name, number: place + 1 }) : name,
  );
}

function seatName(seat: SeatInfo, place: number, words: Words): string {
  if (seat.kind === 'open') return words.say('seat-open');
  return seat.name || (seat.bot ? givenName(seat.bot, place, words) : words.say('seat-somebody'));
}

/** What a bot is called at a seat: levels have a name for each, other bots only what they are. */
function givenName(bot: string, place: number, words: Words): string {
  const message = messageId('bot', `${bot}-names`);
  const names = words.has(message) ? words.say(message).split(' ') : [];
  return names[place % names.length] ?? botName(bot, words);
}

/** What a bot is, in people's words; one without words is called by its id. */
export function botName(bot: string, words: Words): string {
  const message = messageId('bot', bot);
  return words.has(message) ? words.say(message) : bot;
}

/** What is said of the bot at a seat, or in a person's place; undefined where there is none. */
export function aboutBot(seat: SeatInfo, words: Words): string | undefined {
  if (!seat.bot) return undefined;
  return words.say(seat.kind === 'bot' ? 'seat-bot' : 'seat-bot-plays', { level: botName(seat.bot, words) });
}

export const isAway = (seat: SeatInfo) => seat.kind === 'person' && !seat.present && !seat.bot;

/** What is said of who sits there, besides the name. */
function about(seat: SeatInfo, isOwn: boolean, words: Words): string | undefined {
  if (seat.resigned) return words.say('seat-resigned');
  if (seat.timed_out) return words.say('seat-timed-out');
  if (isOwn) return words.say('seat-you');
  if (isAway(seat)) return words.say('seat-away');
  return aboutBot(seat, words) ?? (seat.guest ? words.say('seat-guest') : undefined);
}

/** The seats as a board is given them. */
export function boardSeats(table: TableInfo, names: readonly string[], words: Words, you: number | null): BoardSeat[] {
  return table.seats.map((seat, place) => ({
    seat: place,
    name: names[place] ?? '',
    bot: Boolean(seat.bot),
    colour: colourOf(place),
    face: seat.bot || undefined,
    about: about(seat, place === you, words),
    away: isAway(seat),
  }));
}
