import { describe, expect, it } from 'vitest';
import { moments, sceneOf } from '../../testing/moments';
import type { Action, Event, View } from '../../types/catan';
import { doingsOf, pastOffers, rollCounts } from './statistics';
import { totalOf } from './trading';

const played = moments<View, Action, Event>('catan');
const { view } = sceneOf(played, 'over');
const { story } = played;
const events = story.flatMap((line) => line.events);

describe('rolls', () => {
  it('are counted from 2 to 12, with what is fair beside', () => {
    const counts = rollCounts(view);
    expect(counts.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    expect(counts.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(total, 6);
    expect(counts[5]?.fair).toBeCloseTo(total / 6, 6);
  });
});

describe('doings', () => {
  it('are what the story told', () => {
    const found = doingsOf(view, story) ?? [];
    const sum = (what: keyof (typeof found)[number]) => found.reduce((all, its) => all + its[what], 0);
    expect(found.map(({ produced }) => produced)).toEqual(view.seats.map(({ produced }) => totalOf(produced)));
    expect(sum('traded')).toBe(2 * events.filter(({ kind }) => kind === 'traded').length);
    expect(sum('robbed')).toBe(sum('lost'));
    expect(sum('robbed')).toBe(events.filter(({ kind }) => kind === 'robbed').length);
    expect(sum('bought')).toBeGreaterThan(0);
  });

  it('are not told by the last part of a story', () => {
    expect(doingsOf(view, story.slice(-100))).toBeNull();
  });
});

describe('offers of a turn', () => {
  it('are forgotten when another begins', () => {
    const offer = { kind: 'proposed', seat: 1, gives: { ore: 1 }, gets: { wool: 2 }, to: [] } as Event;
    const line = (...its: Event[]) => ({ events: its });
    const traded = {
      kind: 'traded',
      seat: 1,
      partner: 2,
      gives: { ore: 1 },
      gets: { wool: 1 },
      with_you: false,
    } as Event;
    expect(pastOffers([line(offer)])).toMatchObject([{ seat: 1, partner: null }]);
    expect(pastOffers([line(offer), line(traded)])).toMatchObject([{ partner: 2, gets: { wool: 1 } }]);
    expect(pastOffers([line(offer), line({ kind: 'part_began', seat: 2, part: 'first' })])).toEqual([]);
  });
});
