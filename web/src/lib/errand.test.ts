import { describe, expect, it } from 'vitest';
import { NO_ERRAND, stepOf, turnOf, type Errand } from './errand';

interface Laying {
  kind: 'lay';
  colour: string;
}
const lay = (colour: string): Laying => ({ kind: 'lay', colour });
const offered = ['red', 'blue'].map((colour) => ({ action: lay(colour) }));

describe('an errand', () => {
  const begun: Errand<Laying> = { steps: ['red', 'blue', 'red'].map(lay), sentIn: null };

  it('is one gesture: only its first step is to be confirmed', () => {
    const steps = [];
    let errand = begun;
    for (const view of [{}, {}, {}]) {
      const turn = turnOf(errand, offered, view);
      if (turn.do !== 'act') throw new Error(turn.do);
      const { isFirst, more } = stepOf(errand, () => undefined);
      steps.push([turn.step.colour, isFirst, more]);
      errand = turn.rest;
    }
    expect(steps).toEqual([
      ['red', true, 2],
      ['blue', false, 1],
      ['red', false, 0],
    ]);
    expect(turnOf(errand, offered, {}).do).toBe('wait');
  });

  it('ends where the reader does not confirm', () => {
    let errand: Errand<Laying> = begun;
    const step = stepOf(errand, () => (errand = NO_ERRAND));
    step.drop();
    expect(turnOf(errand, offered, {}).do).toBe('wait');
  });
});
