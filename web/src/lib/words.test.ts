import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Told } from './board';
import { fixture } from '../testing/moments';
import { LANGUAGES, type Language } from './languages';
import { messageId, Words, type Grammar } from './words';

const PYTHON = '../src/samobranka';

const GAMES = readdirSync('fixtures', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

interface Sentence {
  readonly sort: 'action' | 'event' | 'prompt';
  readonly told: Told;
  readonly more: Record<string, unknown>;
  readonly you: number;
  readonly text: string;
}
interface Spoken {
  readonly seats: string[];
  readonly grammar: Grammar;
  readonly languages: Record<Language, { readonly names: Record<string, string>; readonly said: Sentence[] }>;
}

describe.each(GAMES)('%s', (game) => {
  const { seats, grammar, languages } = fixture<Spoken>(`${game}/words.json`);
  it.each(LANGUAGES)('in %s, every sentence is as Python says it', (language) => {
    const sources = ['core', `games/${game}`].map((room) =>
      readFileSync(`${PYTHON}/${room}/words/${language}.ftl`, 'utf-8'),
    );
    const { names, said } = languages[language] ?? { names: {}, said: [] };
    const words = new Words(language, sources, names, grammar);
    const heard = said.map(({ sort, told, more, you }) => words[sort](told, { names: seats, you }, more));
    expect(said.length).toBeGreaterThan(20);
    expect(heard).toEqual(said.map(({ text }) => text));
  });
});

describe('words', () => {
  const plain = new Words('ru', [
    'vada = вода\n    .genitive = воды\ndrink = стакан { NAME($thing, case: "genitive") }\nasked = { GIVEN($fact) }',
    'vada = другое',
  ]);

  it('bends a name, and leaves a case it does not have', () => {
    expect(plain.name('vada', 'genitive')).toBe('воды');
    expect(plain.name('vada', 'dative')).toBe('вода');
    expect(plain.say('drink', { thing: 'vada' })).toBe('стакан воды');
  });

  it('uses a name its owner corrected as it stands', () => {
    const corrected = new Words('ru', ['vada = вода\n    .genitive = воды'], { vada: 'Нектар' });
    expect(corrected.name('vada', 'genitive')).toBe('Нектар');
  });

  it('bends a name its owner corrected as the box says, where it says so', () => {
    const sources = ['vada = вода\n    .genitive = воды', 'counted-form = { $count } { $form }'];
    const names = { vada: 'Нектар', 'vada.genitive': 'Нектара', 'thing-vada.few': 'нектара' };
    const corrected = new Words('ru', sources, names);
    expect(corrected.name('vada', 'genitive')).toBe('Нектара');
    expect(corrected.name('vada', 'dative')).toBe('Нектар');
    expect(corrected.counted('thing', { vada: 2 })).toBe('2 нектара');
  });

  it('says the name of what it has no words for', () => {
    expect(plain.say('no-such')).toBe('no-such');
    expect(plain.name('no-such')).toBe('no-such');
    expect(plain.has('no-such')).toBe(false);
  });

  it.each([
    [0, 'yes'],
    ['', 'no'],
    ['x', 'yes'],
    [null, 'no'],
  ])('knows whether %j is given', (fact, answer) => expect(plain.say('asked', { fact })).toBe(answer));

  it('spells messages as Python does', () => expect(messageId('gift', 'treasure_map')).toBe('gift-treasure-map'));
});
