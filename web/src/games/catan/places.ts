/** Where everything lies, for motion: see lib/motion. */
import { HIDDEN, type Places } from '../../lib/motion/flights';
import type { SeatView, View } from '../../types/catan';
import { guessed } from './trading';

type Pieces = Record<string, number>;

export const HAND = 'hand';
export const BANK = 'bank';
export const DECK = 'deck';
export const CARDS = 'cards';
export const RESERVE = 'reserve';
/** The reader's own cards lie in the hand, the others' behind their names. */
export const handPlace = (seat: number, you: number | null): string => (seat === you ? HAND : `hand-${seat}`);
export const cardsPlace = (seat: number, you: number | null): string => (seat === you ? CARDS : `cards-${seat}`);
export const supplyPlace = (seat: number): string => `supply-${seat}`;
export const playedPlace = (seat: number): string => `played-${seat}`;
export const helperPlace = (seat: number): string => `helper-${seat}`;
export const cornerPlace = (corner: number): string => `corner-${corner}`;
export const pathPlace = (path: number): string => `path-${path}`;
export const pieceName = (piece: string, seat: number): string => `${piece}-${seat}`;
/** A development card whose kind is not seen; a resource card is `HIDDEN`. */
export const CARD_BACK = 'card';

export function placesOf(view: View, you: number | null): Places {
  const places: Record<string, Pieces> = {
    [BANK]: view.bank,
    [DECK]: { [CARD_BACK]: view.deck_size },
    [RESERVE]: once([...view.reserve, ...view.stack]),
  };
  for (const seat of view.seats) {
    places[handPlace(seat.seat, you)] = seat.seat === you && view.hand ? view.hand : hidden(seat);
    places[cardsPlace(seat.seat, you)] = { [CARD_BACK]: seat.card_count };
    places[playedPlace(seat.seat)] = { [CARD_BACK]: sum(seat.played) };
    places[helperPlace(seat.seat)] = seat.helper ? { [seat.helper]: 1 } : {};
    places[supplyPlace(seat.seat)] = supply(seat);
    for (const path of seat.roads) places[pathPlace(path)] = { [pieceName('road', seat.seat)]: 1 };
    for (const path of seat.ships) places[pathPlace(path)] = { [pieceName('ship', seat.seat)]: 1 };
    for (const corner of seat.settlements) places[cornerPlace(corner)] = { [pieceName('settlement', seat.seat)]: 1 };
    for (const corner of seat.cities) places[cornerPlace(corner)] = { [pieceName('city', seat.seat)]: 1 };
  }
  return places;
}

function supply({ seat, left }: SeatView): Pieces {
  return Object.fromEntries(Object.entries(left).map(([piece, count]) => [pieceName(piece, seat), count]));
}

function hidden(seat: SeatView): Pieces {
  const { known, more } = guessed(seat);
  return { ...known, [HIDDEN]: more };
}

function once(pieces: readonly string[]): Pieces {
  return Object.fromEntries(pieces.map((piece) => [piece, 1]));
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
