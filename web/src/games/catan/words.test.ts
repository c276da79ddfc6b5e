import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage, LANGUAGES } from '../../lib/languages';
import { components } from '../../testing/moments';
import { boxFrom, FILES } from './box';
import { SEA_HELP } from './help/sea/text';
import { HELP } from './help/text';

const source = (language: string) => readFileSync(new URL(`./words.${language}.ftl`, import.meta.url), 'utf8');
const messages = (language: string) => [...source(language).matchAll(/^([a-z-]+) =/gmu)].map(([, name]) => name).sort();

describe('words of the board', () => {
  it.each(LANGUAGES)('say the same things in %s as in English', (language) => {
    expect(messages(language)).toEqual(messages('en'));
  });
});

describe('help', () => {
  const rules = readFileSync(new URL('../../../../src/samobranka/games/catan/RULES.md', import.meta.url), 'utf8');

  it.each(LANGUAGES)('%s cites rules that exist', (language) => {
    const told = [inLanguage(HELP, language), inLanguage(SEA_HELP, language)];
    const cited = JSON.stringify(told).match(/\{[\d.]+\}/gu) ?? [];
    expect(cited.length).toBeGreaterThan(55);
    for (const number of cited) expect(rules).toContain(`**${number.slice(1, -1)}**`);
  });

  it.each(LANGUAGES)('%s has the same chapters and pictures as English', (language) => {
    const shape = (language: string) =>
      inLanguage(HELP, language).chapters.map(({ picture, paragraphs, steps }) => [
        picture,
        paragraphs.length,
        steps?.length,
      ]);
    expect(shape(language)).toEqual(shape('en'));
  });

  it.each(LANGUAGES)('%s tells as much of the sea as English', (language) => {
    const shape = (language: string) => {
      const { sea, scenarios } = inLanguage(SEA_HELP, language);
      return [...sea, ...Object.values(scenarios)].map(({ picture, paragraphs }) => [picture, paragraphs.length]);
    };
    expect(shape(language)).toEqual(shape('en'));
  });

  it('has prices of the box we ship', () => {
    expect(FILES.base).toBe('base.toml');
    const box = boxFrom(components('catan'));
    expect(box.base.pieces.find(({ id }) => id === 'city')).toMatchObject({ cost: { ore: 3, grain: 2 }, points: 2 });
    expect(box.base.development.cost).toEqual({ ore: 1, wool: 1, grain: 1 });
  });
});
