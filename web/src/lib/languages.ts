/** The languages of the client: whichever has a file in src/words/. Its message `language` is the language's own name. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** As BCP 47 spells it: `ru`, `en`. */
export type Language = string;

/** What is said in English where a language has no words for it. */
export const FALLBACK: Language = 'en';

const TEXTS = byLanguage(import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true }));

export const LANGUAGES: readonly Language[] = [...TEXTS.keys()];

/** Files by the language in their names: `../words/ru.ftl`, `./words.ru.ftl`, `./ru.ts`. */
export function byLanguage<File>(files: Readonly<Record<string, File>>): ReadonlyMap<Language, File> {
  const named = Object.entries(files).map(([path, file]) => [languageIn(path), file] as const);
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function languageIn(path: string): Language {
  return /(?:^|[./])(\w+)\.\w+$/u.exec(path)?.[1] ?? FALLBACK;
}

/** What is there in a language, or else in English. */
export function inLanguage<Thing>(things: ReadonlyMap<Language, Thing>, language: Language): Thing {
  const found = things.get(language) ?? things.get(FALLBACK);
  if (found === undefined) throw new Error(`nothing in ${language}, nor in ${FALLBACK}`);
  return found;
}

/** Fluent texts for a language: its own, and English after it for what it lacks. */
export function textsFor(texts: ReadonlyMap<Language, string>, language: Language): string[] {
  return [language, FALLBACK]
    .filter((one, place, all) => all.indexOf(one) === place)
    .flatMap((one) => texts.get(one) ?? []);
}

/** The client's own texts for a language. */
export const ownTexts = (language: Language): string[] => textsFor(TEXTS, language);

/** What a language calls itself. */
export function nameOf(language: Language, texts: ReadonlyMap<Language, string> = TEXTS): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(texts.get(language) ?? ''));
  const pattern = bundle.getMessage('language')?.value;
  return pattern ? bundle.formatPattern(pattern) : language;
}
