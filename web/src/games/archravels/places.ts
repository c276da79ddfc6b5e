/** Where everything lies, for motion: see lib/motion. */
import { HIDDEN, type Places } from '../../lib/motion/flights';
import type { View } from '../../types/archravels';
import { COLOURS } from './looks';

type Pieces = Record<string, number>;

export const DECK = 'deck';
export const DISCARD = 'discard';
export const PROJECT_DECK = 'project-deck';
export const SUPPLY = 'supply';
export const LOOM = 'loom';
export const slotPlace = (slot: number): string => `slot-${slot}`;
export const rowPlace = (place: number): string => `row-${place}`;
export const bowlPlace = (seat: number): string => `bowl-${seat}`;
export const itemsPlace = (seat: number): string => `items-${seat}`;
export const requestsPlace = (seat: number): string => `requests-${seat}`;
export const projectsPlace = (seat: number): string => `projects-${seat}`;

/** More than ever lie before the seats: what they lack of it is what the supply has. */
const PLENTY = 1000;

export function placesOf(view: View): Places {
  const places: Record<string, Pieces> = {};
  for (const { slot, yarn_card, event_card, request } of view.bazaar) {
    const card = yarn_card ?? event_card ?? request;
    places[slotPlace(slot)] = card ? { [card]: 1 } : {};
  }
  for (const { place, project } of view.row) places[rowPlace(place)] = project ? { [project.project]: 1 } : {};
  for (const seat of view.seats) {
    places[bowlPlace(seat.seat)] = seat.bowl;
    places[itemsPlace(seat.seat)] = seat.items;
    places[requestsPlace(seat.seat)] = once([...seat.held, ...seat.finished].map(({ request }) => request));
    places[projectsPlace(seat.seat)] = once(seat.projects.map(({ project }) => project));
  }
  places[DISCARD] = { ...view.discard, ...view.discard_events };
  places[DECK] = { [HIDDEN]: view.deck_size };
  places[PROJECT_DECK] = { [HIDDEN]: view.project_deck };
  places[SUPPLY] = supplied(view);
  return places;
}

/** Yarn and things that lie before nobody: cards only say what is taken from the supply. */
function supplied(view: View): Pieces {
  const left: Pieces = {};
  for (const colour of COLOURS) left[colour] = PLENTY;
  for (const item of ['hat', 'bear', 'mittens', 'scarf', 'blanket']) left[item] = PLENTY;
  for (const { bowl, items } of view.seats)
    for (const [piece, count] of [...Object.entries(bowl), ...Object.entries(items)])
      left[piece] = (left[piece] ?? PLENTY) - count;
  return left;
}

function once(pieces: readonly string[]): Pieces {
  return Object.fromEntries(pieces.map((piece) => [piece, 1]));
}
