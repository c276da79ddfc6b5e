import { describe, expect, it } from 'vitest';
import { Parade, type Timer } from './parade';

/** A clock that is turned by hand. */
function hand() {
  let due: (() => void) | null = null;
  const timer: Timer = {
    set: (run) => {
      due = run;
      return 1;
    },
    clear: () => (due = null),
  };
  return {
    timer,
    turn() {
      const run = due;
      due = null;
      run?.();
    },
  };
}

describe('a parade', () => {
  it('shows the first thing at once and the others after pauses', () => {
    const shown: string[] = [];
    const { timer, turn } = hand();
    const parade = new Parade<string>(
      (thing) => shown.push(thing),
      () => 900,
      timer,
    );
    ['a', 'b', 'c'].forEach((thing) => parade.add(thing));
    expect(shown).toEqual(['a']);
    expect(parade.waiting).toBe(2);
    turn();
    expect(shown).toEqual(['a', 'b']);
    turn();
    turn();
    expect(shown).toEqual(['a', 'b', 'c']);
    parade.add('d');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });

  it('skips', () => {
    const shown: string[] = [];
    const parade = new Parade<string>(
      (thing) => shown.push(thing),
      () => 900,
      hand().timer,
    );
    ['a', 'b', 'c'].forEach((thing) => parade.add(thing));
    parade.skip();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(parade.waiting).toBe(0);
  });

  it('forgets', () => {
    const shown: string[] = [];
    const { timer, turn } = hand();
    const parade = new Parade<string>(
      (thing) => shown.push(thing),
      () => 900,
      timer,
    );
    ['a', 'b'].forEach((thing) => parade.add(thing));
    parade.clear();
    turn();
    expect(shown).toEqual(['a']);
  });

  it('makes no pauses when there are to be none', () => {
    const shown: string[] = [];
    const parade = new Parade<string>(
      (thing) => shown.push(thing),
      () => 0,
      hand().timer,
    );
    ['a', 'b', 'c'].forEach((thing) => parade.add(thing));
    expect(shown).toEqual(['a', 'b', 'c']);
  });
});
