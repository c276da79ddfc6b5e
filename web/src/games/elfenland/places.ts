/** Where everything lies, for motion: see lib/motion. */
import { HIDDEN, type Places } from '../../lib/motion/flights';
import type { View } from '../../types/elfenland';

type Pieces = Record<string, number>;

export const HAND = 'hand';
export const DECK = 'deck';
export const DISCARD = 'discard';
export const ROW = 'row';
export const PILE = 'pile';
export const OBSTACLE = 'obstacle';

export const roadPlace = (road: string): string => `road-${road}`;
export const townPlace = (town: string): string => `town-${town}`;
export const openPlace = (seat: number): string => `open-${seat}`;
export const hiddenPlace = (seat: number): string => `hidden-${seat}`;
export const markersPlace = (seat: number): string => `markers-${seat}`;
/** The reader's own cards lie in the hand, the others' behind their names. */
export const handPlace = (seat: number, you: number | null): string => (seat === you ? HAND : `hand-${seat}`);

export const cardPiece = (transport: string): string => `card-${transport}`;
export const counterPiece = (transport: string): string => `counter-${transport}`;
export const markerPiece = (seat: number): string => `marker-${seat}`;

export function placesOf(view: View, you: number | null): Places {
  const places: Record<string, Pieces> = {
    [DECK]: { [HIDDEN]: view.deck_size },
    [DISCARD]: named(view.discard, cardPiece),
    [ROW]: named(view.row, counterPiece),
    [PILE]: { [HIDDEN]: view.pile_size },
  };
  for (const { road, transport, obstacle } of view.roads) {
    places[roadPlace(road)] = { [counterPiece(transport)]: 1, [OBSTACLE]: Number(obstacle) };
  }
  for (const { seat, unvisited, markers, counters, hidden_size, hand_size, obstacle } of view.seats) {
    const isOwn = seat === you;
    for (const town of unvisited) (places[townPlace(town)] ??= {})[markerPiece(seat)] = 1;
    places[markersPlace(seat)] = { [markerPiece(seat)]: markers };
    places[openPlace(seat)] = { ...named(counters, counterPiece), [OBSTACLE]: Number(obstacle) };
    places[hiddenPlace(seat)] = isOwn && view.hidden ? named(view.hidden, counterPiece) : { [HIDDEN]: hidden_size };
    places[handPlace(seat, you)] = isOwn && view.hand ? named(view.hand, cardPiece) : { [HIDDEN]: hand_size };
  }
  return places;
}

function named(pieces: Readonly<Pieces>, name: (id: string) => string): Pieces {
  return Object.fromEntries(Object.entries(pieces).map(([id, count]) => [name(id), count]));
}
