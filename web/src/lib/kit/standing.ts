/** Pieces that stand for actions: what may be done lights up, what may not says why. */
import { offerOf, type BoardProps, type Offer } from '../board';
import type { Spot } from './spot';

/** The part of a board's props by which its pieces act. */
export type Acting<Action> = Pick<
  BoardProps<unknown, Action>,
  'offers' | 'advised' | 'choose' | 'why' | 'you' | 'over' | 'replay'
>;

/**
 * A piece that stands for some offers. When there is none, it is asked why `otherwise` is not allowed;
 * `open` shows the piece large.
 */
export function standing<Action extends object>(
  acting: Acting<Action>,
  label: string,
  its: readonly Offer<Action>[],
  otherwise: Action | null,
  open?: () => void,
): Spot {
  const canAsk = acting.you !== null && !acting.over && !acting.replay;
  return {
    label,
    open,
    press: its.length > 0 ? () => acting.choose(its) : undefined,
    ask: canAsk && otherwise ? (near) => void acting.why(otherwise, near) : undefined,
    advised: its.some(({ action }) => offerOf(acting.advised, action)),
  };
}

/** A piece that stands for one action. */
export function standingFor<Action extends object>(acting: Acting<Action>, label: string, action: Action): Spot {
  const offer = offerOf(acting.offers, action);
  return standing(acting, label, offer ? [offer] : [], action);
}
