import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Told } from './board';
import fixture from './fixtures/words.json';
import { LANGUAGES, messageId, Words, type Grammar, type Language } from './words';

const PYTHON = '../src/samobranka';

function words(language: Language): Words {
  const sources = ['core', `games/${fixture.game}`].map((room) =>
    readFileSync(`${PYTHON}/${room}/words/${language}.ftl`, 'utf-8'),
  );
  return new Words(language, sources, fixture.languages[language].names, fixture.grammar as Grammar);
}

describe.each(LANGUAGES)('in %s, every sentence is as Python says it', (language) => {
  const spoken = words(language);
  it.each(fixture.languages[language].said)('$text', ({ sort, told, more, you, text }) => {
    const company = { names: fixture.seats, you };
    expect(spoken[sort as keyof Grammar](told as unknown as Told, company, more as Record<string, unknown>)).toBe(text);
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
