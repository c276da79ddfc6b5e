/**
 * The contract between the table's frame and a game's board.
 *
 * A game gives, all found by name (see `games.ts`; nothing registers a game):
 *
 *     src/games/<game>/Board.svelte     the board; its props are `BoardProps<View, Action, Event>`
 *     src/games/<game>/cover.svelte     the picture on the lid of the box: fills its box, no props
 *     src/games/<game>/help.<lang>.md   how to play, in our own words (markdown; h2 and below) …
 *     src/games/<game>/Help.svelte      … or a component with the props `HelpProps`; it wins over the files
 *     src/games/<game>/pictures.svelte  the table's own pieces beside the numbered rules: `BESIDE` says what stands beside
 *                                       which rule, and the component with the props `PictureProps` draws it
 *     src/games/<game>/summary.<lang>.md  the game on one sheet of paper; further sheets are `summary.<sheet>.<lang>.md`
 *     src/games/<game>/choose.<option>.svelte  how one option is chosen on the page of a new table, where a list of
 *                                       words says too little; its props are `ChooserProps`
 *     src/games/<game>/box.<part>.svelte  how an entry of a list of its box is drawn, or a whole table is corrected as
 *                                       a map; its props are `PartProps` (lib/box.ts)
 *     src/games/<game>/options.ts       `isIdle`: which options say nothing beside the others, and are not asked then
 *     src/games/<game>/words.<lang>.ftl words that only the board needs (optional; added to `words`)
 *
 * The frame is one grid (parts/table/Frame.svelte): it draws the prompt, the tools, the log, chat, actions as a list and
 * the score sheet, and gives the board three rooms of that grid, which the board fills with pieces of the kit:
 * `Play` (what lies on the table, in all the room that is left), `SeatList` with a `SeatPlate` a seat (what is
 * public of it; `who` brings clock, presence and whose decision is awaited), `Commands` (the main buttons of a turn).
 * The board draws what lies on the table and lets people act on it. There is no rule in it: what may be
 * done is in `offers`, and why something may not be done is asked of the server with `why`.
 */
import type { Snippet } from 'svelte';
import type { Language } from './languages';
import type { Words } from './words';

/** The component files in force, by name: `components['data.toml']`. */
export type Components = Readonly<Record<string, unknown>>;

/** What an action, an event and a prompt have in common: a kind, and fields. */
export interface Told {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** An action the seat may choose now. */
export interface Offer<Action = Told> {
  readonly action: Action;
  /** What its sentence needs besides its fields. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** What one action brought about, told to this reader. */
export interface StoryLine<Event = Told> {
  readonly events: readonly Event[];
  readonly seat?: number | null;
}

/** Why an action is not allowed. The frame shows it with a link to the rule. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
}

/** Who sits there, as the board needs it. */
export interface BoardSeat {
  readonly seat: number;
  readonly name: string;
  /** Whether a bot plays it now. */
  readonly bot: boolean;
  /** `var(--seat-0)` … : the seat's colour, and its ink on paper. Tokens are in styles/tokens.css. */
  readonly colour: string;
  /** Which bot it is: its face. */
  readonly face?: string | undefined;
  /** What is said of it in small: the reader's own, a level, a guest, away. */
  readonly about?: string | undefined;
  readonly away?: boolean;
  /** What is said while a decision of this seat is awaited; null when none is; undefined when that is not known. */
  readonly turn?: string | null;
  /** What the frame puts at the end of the plate: a clock, a way to let a bot play. */
  readonly aside?: Snippet<[number]>;
}

/** Where an action stands in a gesture of several (see `errand.ts`): such a gesture is confirmed once. */
export interface Step {
  readonly isFirst: boolean;
  /** How many are to follow. */
  readonly more: number;
  /** Called when the reader does not confirm: nothing is to follow. */
  readonly drop: () => void;
}

export interface BoardProps<View = unknown, Action = Told, Event = Told, Prompt = Told> {
  /** What this reader may see; a new object whenever something happened (never changed in place). */
  view: View;
  prompt: Prompt | null;
  seats: readonly BoardSeat[];
  /** The reader's seat; null for a spectator and in a replay seen by nobody's eyes. */
  you: number | null;
  /** What may be done now. Empty for spectators, in replays and while an action is on its way. */
  offers: readonly Offer<Action>[];
  over: boolean;

  /** Does it. Safe to call with anything: what is not allowed is answered with the reason. */
  act: (action: Action, step?: Step) => void;
  /**
   * Does several actions as one deed: in force together or not at all, told once, taken back as one. Each but the
   * last must be one that nobody else is told of. Otherwise as `act`.
   */
  deed: (actions: readonly Action[]) => void;
  /**
   * For a thing that stands for several offers (a gift with three ways to pay): one is done at once,
   * several open the frame's chooser with their sentences; none does nothing.
   */
  choose: (offers: readonly Offer<Action>[]) => void;
  /**
   * Asks why an action is not allowed and shows the reason as the frame does (a note near `near`, with the
   * rule's number linked to the help page). Also gives it back; null when the action is allowed.
   * Call it on click, long press, or hover and focus held for a moment; answers are remembered per view.
   */
  why: (action: Action, near?: Element | null) => Promise<Trouble | null>;

  /** The whole story so far, and the events that led from the last view to this one (for motion). */
  story: readonly StoryLine<Event>[];
  fresh: readonly Event[];
  /** An event that the reader points at in the log: show where it happened. Null: none. */
  pointed: Event | null;
  /** Offers the coach advises, best first; empty unless a hint was asked for. */
  advised: readonly Offer<Action>[];

  components: Components;
  /** The reader's words: the game's, the house's and the board's own. A new object when the language changes. */
  words: Words;
  language: Language;
  /** How long motion takes: 1 as designed, 0 at once (reduced motion, skipping, jumping in a replay). */
  pace: number;
  /** Whether this is a replay: nothing is to be done, everything is to be seen. */
  replay: boolean;
}

/** What a game's Help.svelte is given. */
export interface HelpProps {
  language: Language;
  components: Components;
}

/** What a game's pictures beside the rules are given: what stands beside one rule, in the game's own names. */
export interface PictureProps {
  things: readonly string[];
  components: Components;
  words: Words;
}

/** What a game's chooser of one option is given: what the plain one shows, and the table as it is laid so far. */
export interface ChooserProps {
  legend: string;
  value: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  onchange: (value: string) => void;
  /** How many are to sit there. */
  seats: number;
  /** All options of the table as they are chosen now. */
  options: Readonly<Record<string, string>>;
  components: Components;
  words: Words;
}

/** Whether two actions are the same: same kind, same fields. */
export function sameAction(one: object, other: object): boolean {
  return spelled(one) === spelled(other);
}

/** The offer of exactly this action, if it is there. */
export function offerOf<Action extends object>(
  offers: readonly Offer<Action>[],
  action: Action,
): Offer<Action> | undefined {
  return offers.find((offer) => sameAction(offer.action, action));
}

/** The offers of one kind whose fields agree with `fields`: `offersLike(offers, 'make', { gift })`. */
export function offersLike<Action extends { kind: string }, Kind extends Action['kind']>(
  offers: readonly Offer<Action>[],
  kind: Kind,
  fields: Partial<Extract<Action, { kind: Kind }>> = {},
): Offer<Extract<Action, { kind: Kind }>>[] {
  return offers.filter((offer): offer is Offer<Extract<Action, { kind: Kind }>> => {
    const action = offer.action as Record<string, unknown>;
    return action['kind'] === kind && Object.entries(fields).every(([field, value]) => action[field] === value);
  });
}

function spelled(action: object): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
