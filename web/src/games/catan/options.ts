/** Which options say nothing beside the others: they are not asked on the page of a new table. */
import { ASHORE } from './sea/scenarios';

type Options = Readonly<Record<string, string>>;
type Idle = (options: Options, seats: number) => boolean;

const FEWEST_OF_LARGE = 5;
const isAshore: Idle = (options) => (options['scenario'] ?? ASHORE) === ASHORE;
/** Maps of scenarios are laid as printed; those for five and six leave land to chance. */
const isPrinted: Idle = (options, seats) => !isAshore(options, seats) && seats < FEWEST_OF_LARGE;
/** In the new world everything is dealt, and the players lay the harbours. */
const isNew: Idle = (options) => options['scenario'] === 'new_world';
const hasNoHelpers: Idle = (options) => options['helpers'] === 'no';
const hasNoTrade: Idle = (options) => options['trade'] === 'no';
const isSmall: Idle = (_, seats) => seats < FEWEST_OF_LARGE;

const IDLE: Readonly<Record<string, Idle>> = {
  layout: (options, seats) => isPrinted(options, seats) || isNew(options, seats),
  red_apart: (options, seats) => isPrinted(options, seats) && !isNew(options, seats),
  harbours: isNew,
  start: (options, seats) => !isAshore(options, seats),
  older_goals: isAshore,
  five_six: isSmall,
  paired_helpers: (options, seats) => isSmall(options, seats) || hasNoHelpers(options, seats),
  early_helpers: hasNoHelpers,
  offers: hasNoTrade,
  answers: hasNoTrade,
};

export function isIdle(option: string, options: Options, seats: number): boolean {
  return IDLE[option]?.(options, seats) ?? false;
}
