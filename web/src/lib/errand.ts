/** An errand: small actions that a single gesture stands for, done one after another as the table allows. */
import { offerOf, type Offer, type Step } from './board';

export interface Errand<Action> {
  readonly steps: readonly Action[];
  /** The view in which the last step was sent; the next one waits for another. */
  readonly sentIn: unknown;
}

export const NO_ERRAND: Errand<never> = { steps: [], sentIn: null };

export type Turn<Action> =
  { readonly do: 'wait' } | { readonly do: 'act' | 'stop'; readonly step: Action; readonly rest: Errand<Action> };

/** What is to be done now: send the next step, wait for the answer, or stop, as the step is not allowed. */
export function turnOf<Action extends object>(
  errand: Errand<Action>,
  offers: readonly Offer<Action>[],
  view: unknown,
): Turn<Action> {
  const [step, ...steps] = errand.steps;
  if (!step || offers.length === 0 || errand.sentIn === view) return { do: 'wait' };
  if (offerOf(offers, step)) return { do: 'act', step, rest: { steps, sentIn: view } };
  return { do: 'stop', step, rest: NO_ERRAND };
}

/** How the table is told that an action is the next step of an errand; `drop` ends the errand. */
export function stepOf(errand: Errand<unknown>, drop: () => void): Step {
  return { isFirst: errand.sentIn === null, more: errand.steps.length - 1, drop };
}
