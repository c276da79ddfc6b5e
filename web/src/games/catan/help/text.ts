/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import { en } from './en';
import { ru } from './ru';

export type PictureName =
  'island' | 'number' | 'prices' | 'robber' | 'trade' | 'harbour' | 'cards' | 'awards' | 'helpers' | 'lights';

export interface Chapter {
  readonly title: string;
  readonly picture?: PictureName;
  readonly paragraphs: readonly string[];
  /** Steps, numbered. */
  readonly steps?: readonly string[];
}

export interface HelpText {
  readonly chapters: readonly Chapter[];
  /** The table of prices. */
  readonly prices: { readonly card: string; readonly points: string };
  /** Below each card of the deck. */
  readonly cards: Readonly<
    Record<'knight' | 'road_building' | 'year_of_plenty' | 'monopoly' | 'victory_point', string>
  >;
  /** What screen readers say of the pictures. */
  readonly alternatives: Readonly<Record<PictureName, string>>;
}

export const HELP: Readonly<Record<'ru' | 'en', HelpText>> = { ru, en };
