import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedRules, summaryFrom, withLinks } from './summary';

const GAMES = 'src/games';
const RULES = '../src/samobranka/games';
const SHEET = /^summary\.(?:(\w+)\.)?(\w+)\.md$/u;

describe('a summary', () => {
  const sheet =
    '# Turnip\n\nPull it {4.1}.\n\n## Pulling {4.2} {4.3}\n\n- Grandmother helps {4.2}.\n\n## The end\n\nEat.\n';

  it('has a title, a sentence and chapters, which may name a rule', () => {
    expect(summaryFrom(sheet)).toEqual({
      title: 'Turnip',
      opening: 'Pull it {4.1}.',
      chapters: [
        { title: 'Pulling', rule: '4.2', text: '- Grandmother helps {4.2}.' },
        { title: 'The end', rule: '', text: 'Eat.' },
      ],
    });
  });
  it('leads from its numbers to the rules', () => {
    expect(withLinks('Pull it {4.1}.', 'turnip')).toBe('Pull it [4.1](/help/turnip#4.1).');
    expect(namedRules(sheet)).toEqual(['4.1', '4.2', '4.3', '4.2']);
  });
});

const games = readdirSync(GAMES).filter((game) => readdirSync(`${GAMES}/${game}`).some((file) => SHEET.test(file)));

describe.each(games)('%s', (game) => {
  const files = readdirSync(`${GAMES}/${game}`).filter((file) => SHEET.test(file));
  const textOf = (file: string) => readFileSync(`${GAMES}/${game}/${file}`, 'utf-8');
  const rules = readFileSync(`${RULES}/${game}/RULES.md`, 'utf-8');

  it('is summed up in both languages', () => {
    expect(files).toEqual(expect.arrayContaining(['summary.en.md', 'summary.ru.md']));
  });
  it.each(files)('%s names rules that there are', (file) => {
    expect(namedRules(textOf(file)).filter((number) => !rules.includes(`- **${number}** `))).toEqual([]);
  });
  it.each(files.filter((file) => file.endsWith('.en.md')))('%s says the same in Russian', (file) => {
    const [english, russian] = [file, file.replace(/en\.md$/, 'ru.md')].map((its) => summaryFrom(textOf(its)));
    const numbers = (sheet = summaryFrom('')) => sheet.chapters.map(({ rule, text }) => [rule, namedRules(text)]);
    expect(numbers(russian)).toEqual(numbers(english));
  });

  it('has pictures beside rules that there are', () => {
    const source = readFileSync(`${GAMES}/${game}/pictures.svelte`, 'utf-8');
    const beside = [...source.matchAll(/^ {4}'(\d+\.\d+)': /gmu)].map(([, number = '']) => number);
    expect(beside.length).toBeGreaterThan(20);
    expect(beside.filter((number) => !rules.includes(`- **${number}** `))).toEqual([]);
  });
});
