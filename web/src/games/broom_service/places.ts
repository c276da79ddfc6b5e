/** Where everything lies, for motion: see lib/motion. */
import { HIDDEN, type Places } from '../../lib/motion/flights';
import type { View } from '../../types/broom_service';
import type { Box } from './box';
import { sideOf } from './box';

type Pieces = Record<string, number>;

export const HAND = 'hand';
export const SUPPLY = 'supply';
export const castlePlace = (castle: string): string => `castle-${castle}`;
export const spacePlace = (space: string): string => `space-${space}`;
export const stockPlace = (seat: number): string => `stock-${seat}`;
export const skyPlace = (seat: number): string => `sky-${seat}`;
export const playedPlace = (seat: number): string => `played-${seat}`;
/** The reader's own cards lie in the hand, the others' behind their names. */
export const handPlace = (seat: number, you: number | null): string => (seat === you ? HAND : `hand-${seat}`);
export const cloudPiece = (cloud: string): string => `cloud-${cloud}`;

/** The supply is without end: so many that it never looks empty. */
const PLENTY = 1000;

export function placesOf(view: View, box: Box, you: number | null): Places {
  const places: Record<string, Pieces> = {};
  const used: Pieces = {};
  for (const castle of sideOf(box, view.board).castles) {
    if (!view.filled.some((filled) => filled === castle.id)) continue;
    places[castlePlace(castle.id)] = { [castle.colour]: 1 };
    used[castle.colour] = (used[castle.colour] ?? 0) + 1;
  }
  for (const { space, cloud } of view.clouds) places[spacePlace(space)] = { [cloudPiece(cloud)]: 1 };
  for (const seat of view.seats) {
    places[stockPlace(seat.seat)] = seat.stock;
    for (const [resource, count] of Object.entries(seat.stock)) used[resource] = (used[resource] ?? 0) + count;
    places[skyPlace(seat.seat)] = Object.fromEntries(
      Object.entries(seat.clouds).map(([cloud, count]) => [cloudPiece(cloud), count]),
    );
    places[playedPlace(seat.seat)] = Object.fromEntries(seat.played.map(({ role }) => [role, 1]));
    places[handPlace(seat.seat, you)] =
      seat.seat === you && view.hand
        ? Object.fromEntries(view.hand.map((role) => [role, 1]))
        : { [HIDDEN]: seat.hand_size };
  }
  places[SUPPLY] = Object.fromEntries(box.resources.map(({ id }) => [id, PLENTY - (used[id] ?? 0)]));
  return places;
}
