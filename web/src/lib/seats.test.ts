import { describe, expect, it } from 'vitest';
import { colourOf } from './kit/emblems';
import { botName, seatNames } from './seats';
import { Words } from './words';

const words = new Words('ru', [
  'seat-open = свободно\nseat-numbered = { $name } ({ $number })\nseat-somebody = кто-то\nbot-greedy = Жадина\nbot-friend-names = Михайло Марфа',
]);

describe('seats', () => {
  it('have names, told apart where they are alike', () => {
    const names = seatNames(
      [
        { kind: 'person', name: 'Аня' },
        { kind: 'bot', bot: 'greedy' },
        { kind: 'bot', bot: 'greedy' },
        { kind: 'open' },
      ],
      words,
    );
    expect(names).toEqual(['Аня', 'Жадина (2)', 'Жадина (3)', 'свободно']);
  });

  it('give a level a name of its own, over again when there are more seats than names', () => {
    const friend = { kind: 'bot', bot: 'friend' } as const;
    expect(seatNames([friend, friend], words)).toEqual(['Михайло', 'Марфа']);
    expect(seatNames([friend, friend, friend], words)).toEqual(['Михайло (1)', 'Марфа', 'Михайло (3)']);
  });

  it('keep the name of a person whose seat a bot plays', () => {
    expect(seatNames([{ kind: 'person', name: 'Аня', bot: 'greedy' }], words)).toEqual(['Аня']);
  });

  it('call a bot without words by its id', () => expect(botName('mcts', words)).toBe('mcts'));

  it('have colours, over again when there are more seats than colours', () => {
    expect(colourOf(0)).toBe(colourOf(10));
    expect(colourOf(0)).not.toBe(colourOf(1));
  });
});
