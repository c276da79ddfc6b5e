import { describe, expect, it } from 'vitest';
import { eventsOf, retold } from './story';

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
});
