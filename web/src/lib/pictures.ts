/** The pictures beside a game's rules, with what they are drawn from: brought once for a page. */
import type { Component } from 'svelte';
import type { Components, PictureProps } from './board';
import { componentsOf, picturesOf, type Beside } from './games';
import type { Language } from './languages';
import { gameWords } from './speech.svelte';
import type { Words } from './words';

export interface Pictures {
  readonly Picture: Component<PictureProps>;
  readonly beside: Beside;
  readonly components: Components;
  readonly words: Words;
}

/** Null when the game has none. Where something of it does not come, the rules stand without pictures. */
export async function picturesFor(game: string, language: Language): Promise<Pictures | null> {
  try {
    const found = await picturesOf(game);
    if (!found) return null;
    const [components, words] = await Promise.all([componentsOf(game), gameWords(game, language)]);
    return { ...found, components, words };
  } catch {
    return null;
  }
}
