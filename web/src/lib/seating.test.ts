import { describe, expect, it } from 'vitest';
import type { NewSeat } from '../types/protocol';
import { choiceOf, filled, levelled, moved, resized } from './seating';

const person: NewSeat = { kind: 'person' };
const bot: NewSeat = { kind: 'bot', bot: 'greedy' };
const open: NewSeat = { kind: 'open' };

describe('seats of a new table', () => {
  it('are chosen by a word each', () => {
    expect([person, bot, open].map(choiceOf)).toEqual(['person', 'bot:greedy', 'open']);
    expect(filled([open, open], 1, 'bot:greedy')).toEqual([open, bot]);
  });

  it('put all bots on one level', () => {
    expect(levelled([person, bot, open, bot], 'master').map(choiceOf)).toEqual([
      'person',
      'bot:master',
      'open',
      'bot:master',
    ]);
  });

  it('hold the person once', () => expect(filled([person, bot], 1, 'person')).toEqual([open, person]));

  it('change places', () => {
    expect(moved([person, bot, open], 0, 1)).toEqual([bot, person, open]);
    expect(moved([person, bot], 0, -1)).toEqual([person, bot]);
    expect(moved([person, bot], 1, 1)).toEqual([person, bot]);
  });

  it('grow and shrink, and the person stays', () => {
    expect(resized([person], 3, bot)).toEqual([person, bot, bot]);
    expect(resized([bot, open, person], 2, bot)).toEqual([bot, person]);
    expect(resized([person, bot], 1, bot)).toEqual([person]);
  });
});
