/** The words of the page /kit, in each language. */
import { byLanguage, textsFor, type Language } from '../languages';
import { Words } from '../words';

const TEXTS = byLanguage(import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default', eager: true }));

export function kitWords(language: Language): Words {
  return new Words(language, textsFor(TEXTS, language));
}
