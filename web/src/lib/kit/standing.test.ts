import { describe, expect, it, vi } from 'vitest';
import { standing, standingFor, type Acting } from './standing';

interface Move {
  kind: 'move';
  to: string;
}
const north: Move = { kind: 'move', to: 'north' };
const south: Move = { kind: 'move', to: 'south' };

function table(more: Partial<Acting<Move>> = {}): Acting<Move> {
  return {
    offers: [{ action: north }],
    advised: [],
    choose: vi.fn(),
    why: vi.fn(() => Promise.resolve(null)),
    you: 0,
    over: false,
    replay: false,
    ...more,
  };
}

describe('a piece that stands for an action', () => {
  it('is pressed when it is offered', () => {
    const acting = table();
    standingFor(acting, 'north', { ...north }).press?.();
    expect(acting.choose).toHaveBeenCalledWith([{ action: north }]);
  });
  it('asks why when it is not', () => {
    const acting = table();
    const near = {} as Element;
    const spot = standingFor(acting, 'south', south);
    expect(spot.press).toBeUndefined();
    spot.ask?.(near);
    expect(acting.why).toHaveBeenCalledWith(south, near);
  });
  it.each([{ you: null }, { over: true }, { replay: true }])('asks nothing when nobody is to act: %o', (more) => {
    expect(standingFor(table(more), 'south', south).ask).toBeUndefined();
  });
  it('shows what the coach advises', () => {
    expect(standingFor(table({ advised: [{ action: north }] }), 'north', north).advised).toBe(true);
    expect(standing(table(), 'south', [], south).advised).toBe(false);
  });
});
