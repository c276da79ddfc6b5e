/** Gestures: one wish of the reader as the small actions the table knows. Whether they are allowed, the table says. */
import { offerOf, offersLike, type Offer } from '../../lib/board';
import type { Action, ColourId, MakeView } from '../../types/archravels';

/** Begins a craft; its yarn is laid later. */
export function beginning(make: MakeView): Action {
  if (make.item) return { kind: make.any_colours ? 'craft_any' : 'craft', item: make.item };
  if (!make.request) throw new Error('a craft of nothing');
  return { kind: make.any_colours ? 'craft_request_any' : 'craft_request', request: make.request };
}

/** The ways to make a thing that may be begun now. */
export function waysToMake(makes: readonly MakeView[], offers: readonly Offer<Action>[], thing: string): MakeView[] {
  return makes.filter(
    (make) => (thing === make.item || thing === make.request) && offerOf(offers, beginning(make)) !== undefined,
  );
}

/** Crafts with the yarn proposed. */
export function crafting(make: MakeView): Action[] {
  return [beginning(make), ...laying(make.steps)];
}

export function laying(steps: readonly ColourId[]): Action[] {
  return steps.map((colour) => ({ kind: 'lay', colour }));
}

export function taking(steps: readonly ColourId[]): Action[] {
  return steps.map((colour) => ({ kind: 'take', colour }));
}

/** Exchanges some tokens of a colour for another; the last step is left out when the table does not ask. */
export function exchanging(give: ColourId, get: ColourId, count: number): Action[] {
  return [...Array.from({ length: count }, (): Action => ({ kind: 'exchange', give, get })), { kind: 'enough' }];
}

/** What a colour of the bowl stands for now. */
export function bowlOffers(offers: readonly Offer<Action>[], colour: ColourId): Offer<Action>[] {
  return [...offersLike(offers, 'lay', { colour }), ...offersLike(offers, 'donate', { colour })];
}

/** What a colour of the supply stands for now. */
export function supplyOffers(offers: readonly Offer<Action>[], colour: ColourId): Offer<Action>[] {
  return [...offersLike(offers, 'take', { colour }), ...offersLike(offers, 'take_three', { colour })];
}

/** The kinds that a seat stands for. */
const GIVEN = ['name_for_cat', 'donate_to', 'give_request'];

/** What a seat stands for now. */
export function seatOffers(offers: readonly Offer<Action>[], seat: number): Offer<Action>[] {
  return offers.filter(({ action }) => GIVEN.includes(action.kind) && 'seat' in action && action.seat === seat);
}

/** The kinds that are done at one's own board; all others that have a piece are done beside the question. */
const AT_HOME = ['move', 'craft', 'craft_request', 'craft_any', 'craft_request_any', 'learn', 'frog'];

/** Where the reader has to look now: at the question (and the bazaar below it), or at their own board. */
export function attention(offers: readonly Offer<Action>[]): 'question' | 'home' | null {
  if (offers.length === 0) return null;
  const rest = offers.filter(({ action }) => !SPOKEN.includes(action.kind));
  return rest.length > 0 && rest.every(({ action }) => AT_HOME.includes(action.kind)) ? 'home' : 'question';
}

/** The kinds that no piece on the table stands for: they are said with buttons. */
const SPOKEN = ['done', 'enough', 'refill_row', 'end_turn', 'craft_nothing'];

export function spokenOffers(offers: readonly Offer<Action>[]): Offer<Action>[] {
  return offers.filter(({ action }) => SPOKEN.includes(action.kind));
}
