/** Composing an offer as one gesture: what is on the two sides, and the deed that says it to the table. */
import type { StoryLine } from '../../lib/board';
import type { Action, Event, OfferView, ResourceId, SeatView, View } from '../../types/catan';
import { cardsOfEach, type Box } from './box';

export const RESOURCES: readonly ResourceId[] = ['brick', 'lumber', 'wool', 'grain', 'ore'];

export type Counts = Readonly<Record<string, number>>;

/** An offer before it is said: what the reader gives and gets. */
export interface Draft {
  readonly gives: Counts;
  readonly gets: Counts;
}

export const NOTHING: Draft = { gives: {}, gets: {} };

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function without(counts: Counts, less: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, Math.max(0, count - (less[id] ?? 0))]));
}

/** One card more or less on one side; what stands on the other side leaves it. */
export function changed(draft: Draft, side: 'gives' | 'gets', resource: string, by: number): Draft {
  const other = side === 'gives' ? 'gets' : 'gives';
  const count = Math.max(0, (draft[side][resource] ?? 0) + by);
  const cleared = by > 0 ? withCount(draft[other], resource, 0) : draft[other];
  return { ...draft, [other]: cleared, [side]: withCount(draft[side], resource, count) };
}

function withCount(counts: Counts, resource: string, count: number): Counts {
  const rest = Object.fromEntries(Object.entries(counts).filter(([id]) => id !== resource));
  return count > 0 ? { ...rest, [resource]: count } : rest;
}

export function isWhole({ gives, gets }: Draft): boolean {
  return totalOf(gives) > 0 && totalOf(gets) > 0;
}

/** The cards of each resource in all other hands together, which everybody can count. */
export function heldByOthers(view: View, box: Box): Counts {
  const all = cardsOfEach(box, view.board.id);
  return Object.fromEntries(
    RESOURCES.map((id) => [id, Math.max(0, all - (view.bank[id] ?? 0) - (view.hand?.[id] ?? 0))]),
  );
}

/** What the table is told, card by card, and whom is asked: nobody named, all are. What lies in `begun` is said already. */
export function deedOf(
  draft: Draft,
  begin: 'offer' | 'counter',
  begun: OfferView | null,
  to: readonly number[] = [],
): Action[] {
  const said = begun ?? NOTHING;
  const each = (kind: 'give' | 'ask', counts: Counts): Action[] =>
    RESOURCES.flatMap((resource) =>
      Array.from({ length: counts[resource] ?? 0 }, () => ({ kind, resource }) as Action),
    );
  return [
    ...(begun ? [] : [{ kind: begin } as Action]),
    ...each('give', without(draft.gives, said.gives)),
    ...each('ask', without(draft.gets, said.gets)),
    ...to.map((partner): Action => ({ kind: 'address', partner })),
    { kind: 'propose' },
  ];
}

/** Whether all that was said already belongs to it: a card once said stays in. */
export function goesOn(draft: Draft, begun: OfferView | null): boolean {
  const covers = (counts: Counts, said: Counts) =>
    Object.entries(said).every(([id, count]) => (counts[id] ?? 0) >= count);
  return begun === null || (covers(draft.gives, begun.gives) && covers(draft.gets, begun.gets));
}

/** The last different offers of a seat, the latest first. */
export function latelyOffered(story: readonly StoryLine<Event>[], seat: number, most: number): Draft[] {
  const found: Draft[] = [];
  for (const event of story.flatMap(({ events }) => events).reverse()) {
    if (event.kind !== 'proposed' || event.seat !== seat || found.length >= most) continue;
    if (!found.some((other) => isSame(other, event))) found.push({ gives: event.gives, gets: event.gets });
  }
  return found;
}

function isSame(one: Draft, other: Draft): boolean {
  const spelled = ({ gives, gets }: Draft) => RESOURCES.map((id) => `${gives[id] ?? 0}:${gets[id] ?? 0}`).join();
  return spelled(one) === spelled(other);
}

/** The trade with the bank that a draft stands for, if it is one. */
export function bankTrade(draft: Draft, rates: Counts): Extract<Action, { kind: 'bank' }> | null {
  const [gives, gets] = [Object.entries(draft.gives), Object.entries(draft.gets)];
  const [given, got] = [gives[0], gets[0]];
  if (!given || !got || gives.length > 1 || gets.length > 1) return null;
  if (got[1] !== 1 || given[1] !== rates[given[0]]) return null;
  return { kind: 'bank', give: given[0] as ResourceId, get: got[0] as ResourceId };
}

/** Whether one more card leads on to a trade with the bank, where nothing else may be done: so it is in a lesson. */
export function leadsToBank(
  draft: Draft,
  side: keyof Draft,
  resource: string,
  offered: readonly Action[],
  rates: Counts,
): boolean {
  const trades = offered.filter((action) => action.kind === 'bank');
  if (trades.length < offered.length || bankTrade(draft, rates)) return false;
  const chosen = Object.keys(draft[side])[0] ?? resource;
  if (chosen !== resource) return false;
  if (side === 'gets') return draft.gets[resource] === undefined && trades.some(({ get }) => get === resource);
  return (draft.gives[resource] ?? 0) < (rates[resource] ?? 0) && trades.some(({ give }) => give === resource);
}

/** An offer as one who answers it sees it: the other way round. */
export function turned({ gives, gets }: Draft): Draft {
  return { gives: gets, gets: gives };
}

/** A draft that gives no more than the hand holds. */
export function within(draft: Draft, hand: Counts): Draft {
  const gives = Object.entries(draft.gives).map(([id, count]) => [id, Math.min(count, hand[id] ?? 0)] as const);
  return { ...draft, gives: Object.fromEntries(gives.filter(([, count]) => count > 0)) };
}

/** What the reader knows to be in a hand, and how many cards more. */
export function guessed({ hand_size, known }: SeatView): { known: Counts; more: number } {
  return { known, more: hand_size - totalOf(known) };
}
