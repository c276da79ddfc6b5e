/** The words of the page /kit, in each language. */
import { LANGUAGES, Words, type Language } from '../words';

const TEXTS = import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true });
const SPOKEN = new Map(LANGUAGES.map((language) => [language, new Words(language, textOf(language))]));

function textOf(language: Language): string[] {
  return [TEXTS[`./words.${language}.ftl`] ?? ''];
}

export function kitWords(language: Language): Words {
  return SPOKEN.get(language) ?? new Words(language, []);
}
