import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '../../lib/languages';
import { components } from '../../testing/moments';
import { boxFrom } from './box';
import { HELP } from './help/text';

const source = (language: string) => readFileSync(new URL(`./words.${language}.ftl`, import.meta.url), 'utf8');
const messages = (language: string) => [...source(language).matchAll(/^([a-z-]+) =/gmu)].map(([, name]) => name).sort();

describe('words of the board', () => {
  it.each(LANGUAGES)('say the same things in %s as in English', (language) => {
    expect(messages(language)).toEqual(messages('en'));
  });

  it.each(LANGUAGES)('%s has a sentence for every effect an event may have', (language) => {
    const effects = new Set(
      boxFrom(components('broom_service')).events.map(({ effect }) => effect.replaceAll('_', '-')),
    );
    for (const effect of effects) expect(messages(language)).toContain(`board-event-${effect}`);
  });
});

describe('help', () => {
  const rules = readFileSync(
    new URL('../../../../src/samobranka/games/broom_service/RULES.md', import.meta.url),
    'utf8',
  );

  it.each(LANGUAGES)('%s cites rules that exist', (language) => {
    const cited = JSON.stringify(inLanguage(HELP, language)).match(/\{[\d.]+\}/gu) ?? [];
    expect(cited.length).toBeGreaterThan(30);
    for (const number of cited) expect(rules).toContain(`**${number.slice(1, -1)}**`);
  });

  it.each(LANGUAGES)('%s has the same chapters, pictures and rules as English', (language) => {
    const shape = (language: string) =>
      inLanguage(HELP, language).chapters.map((chapter) => [
        chapter.picture,
        chapter.paragraphs.length,
        chapter.steps?.length,
        JSON.stringify(chapter).match(/\{[\d.]+\}/gu),
      ]);
    expect(shape(language)).toEqual(shape('en'));
  });
});
