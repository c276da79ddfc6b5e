/** Numbers of a match, read off the view and the story the reader was told. */
import type { StoryLine } from '../../lib/board';
import type { Event, View } from '../../types/catan';
import { totalOf } from './trading';

export interface RollCount {
  readonly number: number;
  readonly count: number;
  /** What the dice would give on average in so many rolls. */
  readonly fair: number;
}

export const LEAST = 2;
const WAYS = 36;

export function rollCounts(view: View): RollCount[] {
  const total = view.rolls.reduce((sum, count) => sum + count, 0);
  return view.rolls.map((count, at) => {
    const number = at + LEAST;
    return { number, count, fair: (total * (6 - Math.abs(7 - number))) / WAYS };
  });
}

/** What a seat did in the match, as far as everybody was told. */
export interface Doings {
  readonly produced: number;
  readonly traded: number;
  readonly banked: number;
  readonly bought: number;
  readonly robbed: number;
  readonly lost: number;
  readonly discarded: number;
}

const NONE: Doings = { produced: 0, traded: 0, banked: 0, bought: 0, robbed: 0, lost: 0, discarded: 0 };

/** Null when the story does not go back to the beginning: who comes in late is told the last part of it only. */
export function doingsOf(view: View, story: readonly StoryLine<Event>[]): Doings[] | null {
  if (!isWhole(view, story)) return null;
  const found = view.seats.map(({ produced }) => ({ ...NONE, produced: totalOf(produced) }));
  const add = (seat: number, what: keyof Doings, count = 1) => {
    const its = found[seat];
    if (its) found[seat] = { ...its, [what]: its[what] + count };
  };
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.kind === 'traded') [event.seat, event.partner].forEach((seat) => add(seat, 'traded'));
    if (event.kind === 'bank_traded') add(event.seat, 'banked');
    if (event.kind === 'card_bought' || event.kind === 'kept_card') add(event.seat, 'bought');
    if (event.kind === 'discarded') add(event.seat, 'discarded', totalOf(event.cards));
    if (event.kind === 'robbed') {
      add(event.seat, 'robbed');
      add(event.victim, 'lost');
    }
  }
  return found;
}

/** Whether the story tells every roll that the table has counted. */
function isWhole(view: View, story: readonly StoryLine<Event>[]): boolean {
  const told = story.flatMap(({ events }) => events).filter(({ kind }) => kind === 'rolled').length;
  return told === view.rolls.reduce((sum, count) => sum + count, 0);
}

/** An offer of this turn and what came of it. */
export interface PastOffer {
  readonly seat: number;
  readonly gives: Readonly<Record<string, number>>;
  readonly gets: Readonly<Record<string, number>>;
  /** Who traded in the end; null: nobody. */
  readonly partner: number | null;
}

/** The offers of the turn in progress that are over, the latest first. */
export function pastOffers(story: readonly StoryLine<Event>[]): PastOffer[] {
  const found: PastOffer[] = [];
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.kind === 'part_began') found.length = 0;
    if (event.kind === 'proposed') found.unshift({ ...event, partner: null });
    if (event.kind === 'traded' && found[0])
      found[0] = { ...found[0], gives: event.gives, gets: event.gets, partner: event.partner };
  }
  return found;
}
