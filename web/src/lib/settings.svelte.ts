/** What a reader likes, kept in this browser. */
import { FALLBACK, LANGUAGES, type Language } from './languages';

const KEY = 'samobranka.settings';
export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

export interface Liked {
  language: Language;
  theme: Theme;
  /** How fast others' actions are shown. */
  pace: Pace;
  sound: boolean;
  /** Whether an action is asked about before it is sent. */
  confirm: boolean;
  /** Whether the tab calls when another table waits for the reader. */
  calls: boolean;
  /** Whether tips are shown at the moments they matter. */
  tips: boolean;
}

/** What was kept, with defaults for all that is missing or makes no sense. */
export function likedFrom(kept: string | null, languages: readonly string[]): Liked {
  const found = parsed(kept);
  const browsers = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => LANGUAGES.some((known) => known === tag));
  return {
    language: oneOf(LANGUAGES, found['language'], browsers ?? FALLBACK),
    theme: oneOf(THEMES, found['theme'], 'system'),
    pace: oneOf(PACES, found['pace'], 'normal'),
    sound: found['sound'] === true,
    confirm: found['confirm'] === true,
    calls: found['calls'] !== false,
    tips: found['tips'] !== false,
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, other: Value): Value {
  return values.find((known) => known === value) ?? other;
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

class Settings {
  liked = $state<Liked>(likedFrom(null, []));
  #systemDark = $state(false);
  #systemStill = $state(false);

  /** Reads what was kept and follows the system; called once, by main.ts. */
  start(): void {
    this.liked = likedFrom(readKept(KEY), navigator.languages);
    follow('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#systemStill = on));
  }

  get theme(): 'light' | 'dark' {
    if (this.liked.theme !== 'system') return this.liked.theme;
    return this.#systemDark ? 'dark' : 'light';
  }

  /** Whether the reader wants nothing to move. */
  get still(): boolean {
    return this.#systemStill;
  }

  like(change: Partial<Liked>): void {
    Object.assign(this.liked, change);
    keep(KEY, JSON.stringify(this.liked));
  }
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => tell(media.matches));
}

/** Storage may be forbidden (private windows, strict settings): then nothing is kept, and all works. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to be done, and nothing lost that matters.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

export const settings = new Settings();
