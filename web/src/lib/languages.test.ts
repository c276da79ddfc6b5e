import { describe, expect, it } from 'vitest';
import { byLanguage, inLanguage, LANGUAGES, nameOf, ownTexts, textsFor } from './languages';
import { Words } from './words';

/** What a folder of words with a third language in it would give. */
const THREE = byLanguage({
  '../words/ru.ftl': 'language = Русский\ngreeting = привет',
  '../words/en.ftl': 'language = English\ngreeting = hello\nbye = bye',
  '../words/eo.ftl': 'language = Esperanto\ngreeting = saluton',
});

describe('languages', () => {
  it('are those that have words', () => {
    expect(LANGUAGES).toEqual(['en', 'ru']);
    expect(LANGUAGES.map((language) => nameOf(language))).toEqual(['English', 'Русский']);
  });

  it('a third one needs a file and nothing else: it is listed by its own name and spoken', () => {
    expect([...THREE.keys()]).toEqual(['en', 'eo', 'ru']);
    expect(nameOf('eo', THREE)).toBe('Esperanto');
    const words = new Words('eo', textsFor(THREE, 'eo'));
    expect(words.say('greeting')).toBe('saluton');
  });

  it('what it has no words for is said in English', () => {
    expect(new Words('eo', textsFor(THREE, 'eo')).say('bye')).toBe('bye');
    expect(inLanguage(THREE, 'fr')).toContain('hello');
    expect(ownTexts('eo')).toEqual(ownTexts('en'));
  });

  it.each([
    ['./words.ru.ftl', 'ru'],
    ['./ru.ts', 'ru'],
    ['../words/help.ru.md', 'ru'],
  ])('%s is in %s', (path, language) => expect([...byLanguage({ [path]: 0 }).keys()]).toEqual([language]));
});
