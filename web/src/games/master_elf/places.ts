/** Where everything lies, for motion: see lib/motion. */
import { HIDDEN, type Places } from '../../lib/motion/flights';
import type { SeatView, View } from '../../types/master_elf';

type Pieces = Record<string, number>;

export const HAND = 'hand';
export const DECK = 'deck';
export const DISCARD = 'discard';
export const ASIDE = 'aside';
export const BONUS = 'bonus';
export const regionPlace = (region: string): string => `region-${region}`;
export const pilePlace = (pile: number): string => `pile-${pile}`;
export const giftsPlace = (seat: number): string => `gifts-${seat}`;
/** The reader's own cards lie in the hand, the others' behind their names. */
export const handPlace = (seat: number, you: number | null): string => (seat === you ? HAND : `hand-${seat}`);

export function placesOf(view: View, you: number | null): Places {
  const places: Record<string, Pieces> = {
    [DECK]: { [HIDDEN]: view.deck_size },
    [DISCARD]: view.discard,
    [ASIDE]: { [HIDDEN]: view.aside_size },
    [BONUS]: once(view.bonus),
  };
  for (const { region, cards } of view.regions) places[regionPlace(region)] = cards;
  view.piles.forEach(({ top, size }, pile) => {
    places[pilePlace(pile)] = top ? { [top]: 1, [HIDDEN]: size - 1 } : {};
  });
  for (const seat of view.seats) {
    places[giftsPlace(seat.seat)] = once(seat.gifts);
    places[handPlace(seat.seat, you)] = seat.seat === you && view.hand ? view.hand : guessed(seat);
  }
  return places;
}

function once(pieces: readonly string[]): Pieces {
  return Object.fromEntries(pieces.map((piece) => [piece, 1]));
}

function guessed({ hand_size, sure }: SeatView): Pieces {
  const known = Object.values(sure).reduce((sum, count) => sum + count, 0);
  return { ...sure, [HIDDEN]: hand_size - known };
}
