import { describe, expect, it } from 'vitest';
import { chaptersOf, eventsOf, retold } from './story';

const line = (kind: string) => ({ events: [{ kind }], seat: 0 });

describe('a story', () => {
  it('goes on', () => {
    const story = retold([line('a'), line('b')], 2, [line('c')]);
    expect(eventsOf(story).map((event) => event.kind)).toEqual(['a', 'b', 'c']);
  });

  it('takes back what was undone', () => {
    const story = retold([line('a'), line('b'), line('c')], 1, [line('d')]);
    expect(eventsOf(story).map((event) => event.kind)).toEqual(['a', 'd']);
  });

  it('tells the steps of one deed as one', () => {
    const paid = (seat: number, cards: Record<string, number>, to = 'bank') => ({
      events: [{ kind: 'paid', seat, cards, to }],
      seat,
    });
    const story = [paid(0, { ore: 1 }), paid(0, { ore: 1, wool: 2 }), paid(0, { ore: 1 }, 'Ann'), paid(1, { ore: 1 })];
    const chapters = chaptersOf(story, (kind) => (kind === 'paid' ? ['cards'] : []));
    expect(chapters.map(({ seat, events }) => [seat, events.map(({ cards }) => cards)])).toEqual([
      [0, [{ ore: 2, wool: 2 }, { ore: 1 }]],
      [1, [{ ore: 1 }]],
    ]);
  });

  it('leaves apart what does not add up', () => {
    const chapters = chaptersOf([line('a'), line('a')], () => []);
    expect(chapters.map(({ events }) => events.length)).toEqual([2]);
  });
});
