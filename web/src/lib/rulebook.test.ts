import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linked, piecesOf, rulebookOf, rulesWith } from './rulebook';

const GAMES = '../src/samobranka/games';
const BOOK = rulebookOf(
  '# Turnip\n\nOur digest.\n\n## 4 Pulling\n- **4.1** Grandfather pulls (R1).\n- **4.2** He calls Grandmother, as 4.1 says.\n\n' +
    '## Options\nNone.\n\n## Rulings\n| no | what |\n|---|---|\n| R1 | He may rest. |\n\n## Doubts\n- **D1** The mouse.\n',
);

describe('a rulebook', () => {
  it('has chapters, and rulings apart from them', () => {
    expect(BOOK.chapters.map(({ number, title }) => [number, title])).toEqual([
      ['4', 'Pulling'],
      ['', 'Options'],
    ]);
    expect(BOOK.rulings.map(({ title }) => title)).toEqual(['Rulings', 'Doubts']);
  });

  it('is searched by words in any order, and by number', () => {
    expect(rulesWith(BOOK, 'grandmother CALLS').map(({ number }) => number)).toEqual(['4.2']);
    expect(rulesWith(BOOK, 'pulling').map(({ number }) => number)).toEqual(['4.1', '4.2']);
    expect(rulesWith(BOOK, '4.1').map(({ number }) => number)).toEqual(['4.1', '4.2']);
    expect(rulesWith(BOOK, ' ')).toEqual([]);
    expect(rulesWith(BOOK, 'cat')).toEqual([]);
  });

  it('lets pictures stand beside their rules', () => {
    const text = 'Before.\n- **4.1** Pull.\n- **4.2** Call.\n- **4.3** Eat.\n\n| a |\n|---|';
    expect(piecesOf(text, (rule) => rule === '4.2')).toEqual([
      { text: 'Before.\n- **4.1** Pull.', rule: '' },
      { text: '- **4.2** Call.', rule: '4.2' },
      { text: '- **4.3** Eat.\n\n| a |\n|---|', rule: '' },
    ]);
    expect(piecesOf(text, () => false)).toEqual([{ text, rule: '' }]);
  });

  it('leads from a number to its rule', () => {
    expect(linked('- **4.2** as 4.1 says (R1, D2).', 'turnip')).toBe(
      '- **4.2** as [4.1](#4.1) says ([R1](/help/turnip/rulings#R1), [D2](/help/turnip/rulings#D2)).',
    );
  });
});

describe.each(readdirSync(GAMES).filter((name) => /^[a-z]/.test(name) && !name.includes('.')))('%s', (game) => {
  it.each(['RULES.md', 'RULES.ru.md'])('%s has rulings and doubts apart', (file) => {
    const book = rulebookOf(readFileSync(`${GAMES}/${game}/${file}`, 'utf-8'));
    expect(book.rulings).toHaveLength(2);
    expect(book.chapters.filter(({ number }) => number).length).toBeGreaterThan(9);
    expect(book.chapters.some(({ text }) => /\*\*[RD]\d/.test(text))).toBe(false);
  });
});
