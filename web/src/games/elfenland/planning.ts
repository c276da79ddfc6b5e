/** What the reader has picked up to lay, and what a way or a town stands for. Nothing here knows what is allowed. */
import { offerOf, offersLike, type Offer } from '../../lib/board';
import type { Action, RouteView, SideId, TransportId, View } from '../../types/elfenland';
import type { Way } from './box';

/** A counter or the obstacle in the reader's hand: only its roads light up then. */
export type Tool = { readonly transport: TransportId; readonly side: SideId } | 'obstacle';

export function isSameTool(one: Tool | null, other: Tool | null): boolean {
  if (one === null || other === null || one === 'obstacle' || other === 'obstacle') return one === other;
  return one.transport === other.transport && one.side === other.side;
}

/** The offers to lay what is picked up, wherever; of nothing picked up, all. */
export function layingWith(offers: readonly Offer<Action>[], tool: Tool | null): Offer<Action>[] {
  const counters = tool === 'obstacle' ? [] : offersLike(offers, 'lay', tool ?? {});
  const obstacles = tool === null || tool === 'obstacle' ? offersLike(offers, 'lay_obstacle') : [];
  return [...counters, ...obstacles];
}

/** The offers that a way stands for. */
export function offersOver(offers: readonly Offer<Action>[], way: Way, tool: Tool | null): Offer<Action>[] {
  if (way.kind === 'river') return offersLike(offers, 'raft', { river: way.id });
  if (way.kind === 'ferry') return offersLike(offers, 'take_ferry', { ferry: way.id });
  return [
    ...layingWith(offers, tool).filter(({ action }) => 'road' in action && action.road === way.id),
    ...offersLike(offers, 'ride', { road: way.id }),
    ...offersLike(offers, 'caravan', { road: way.id }),
  ];
}

/** What to ask about where a way offers nothing. */
export function askedOver(view: View, way: Way, tool: Tool | null): Action {
  if (way.kind === 'river') return { kind: 'raft', river: way.id };
  if (way.kind === 'ferry') return { kind: 'take_ferry', ferry: way.id };
  if (view.phase !== 'planning') return { kind: 'ride', road: way.id };
  if (tool === 'obstacle') return { kind: 'lay_obstacle', road: way.id };
  const counter = tool ?? heldBy(view)[0];
  return counter ? { kind: 'lay', ...counter, road: way.id } : { kind: 'lay_obstacle', road: way.id };
}

export interface Held {
  readonly transport: TransportId;
  readonly side: SideId;
}

/** The reader's counters, open ones first, each kind once. */
export function heldBy(view: View, you?: number | null): Held[] {
  const of = (counters: Readonly<Record<string, number>> | null | undefined, side: SideId): Held[] =>
    Object.keys(counters ?? {}).map((transport) => ({ transport: transport as TransportId, side }));
  const open = view.seats.find(({ seat }) => seat === (you ?? view.turn))?.counters;
  return [...of(open, 'open'), ...of(view.hidden, 'hidden')];
}

// ---------------------------------------------------------------- journeys

/** The towns to which a way can be begun now; in a lesson those on the way that it asks for. */
export function townsAhead({ routes }: View, offers: readonly Offer<Action>[]): ReadonlySet<string> {
  const begun = routes.filter(({ actions: [first] }) => first && offerOf(offers, first as Action));
  return new Set(begun.map(({ town }) => town));
}

export interface Leg {
  readonly town: string;
  /** The way it takes: its kind and id. */
  readonly way: string;
  readonly isCaravan: boolean;
}

/** A route leg by leg; cards for a caravan are paid on the way. */
export function legsOf({ actions, towns }: RouteView): Leg[] {
  return actions
    .filter(({ kind }) => kind !== 'pay')
    .map((action, at) => ({ town: towns[at] ?? '', way: wayIn(action), isCaravan: action.kind === 'caravan' }));
}

function wayIn(action: RouteView['actions'][number]): string {
  switch (action.kind) {
    case 'raft':
      return wayKey('river', action.river);
    case 'take_ferry':
      return wayKey('ferry', action.ferry);
    case 'ride':
    case 'caravan':
      return wayKey('road', action.road);
    case 'pay':
      return '';
  }
}

export const wayKey = (kind: Way['kind'], id: string): string => `${kind} ${id}`;
