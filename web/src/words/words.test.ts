import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { FALLBACK, LANGUAGES } from '../lib/languages';

const text = (language: string) => readFileSync(`src/words/${language}.ftl`, 'utf-8');
const en = text(FALLBACK);

/** Spoken by the server: `/api/words/<language>`. */
const HOUSE = new Set(['seat', 'counted', 'bot']);
/** Folders with words of their own. */
const OTHERS = [
  'src/games',
  'src/lib/kit',
  'src/lib/motion',
  'src/types',
  'src/pages/Kit.svelte',
  'src/parts/KitBoards.svelte',
];

const ids = (source: string) => new Set(new FluentResource(source).body.map((message) => message.id));
const variables = (source: string, id: string) => {
  const block = source.split(/\n(?=[a-z#])/).find((part) => part.startsWith(`${id} =`)) ?? '';
  return new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]));
};

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => !OTHERS.some((other) => path.startsWith(other)))
    .map((path) => readFileSync(path, 'utf-8'));
}

/** Messages named in the code: say('x'), say(a ? 'x' : 'y'), and the beginning of say(`x-${…}`). */
function named(): { whole: Set<string>; beginnings: Set<string> } {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources('src')) {
    for (const [, literal] of source.matchAll(/(?<!\.)\bsay\(\s*'([a-z][\w-]*)'/g)) if (literal) whole.add(literal);
    for (const [, start] of source.matchAll(/(?<!\.)\bsay\(\s*`([a-z][\w-]*-)\$/g)) if (start) beginnings.add(start);
  }
  return { whole, beginnings };
}

describe('the client’s words', () => {
  it.each(LANGUAGES)('are the same messages in %s as in English', (language) => {
    expect([...ids(text(language))].sort()).toEqual([...ids(en)].sort());
  });

  it.each(LANGUAGES)('name the same facts in %s as in English', (language) => {
    for (const id of ids(en)) expect([id, variables(text(language), id)]).toEqual([id, variables(en, id)]);
  });

  it('hold every message the code says', () => {
    const { whole, beginnings } = named();
    expect(whole.size).toBeGreaterThan(100);
    expect([...whole].filter((id) => !ids(en).has(id) && !HOUSE.has(id))).toEqual([]);
    expect([...beginnings].filter((start) => ![...ids(en)].some((id) => id.startsWith(start)))).toEqual([]);
  });
});
