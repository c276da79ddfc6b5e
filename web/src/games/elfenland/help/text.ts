/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import { en } from './en';
import { ru } from './ru';

export type PictureName = 'map' | 'counters' | 'chart' | 'obstacle' | 'caravan' | 'water' | 'route';

export interface Chapter {
  readonly title: string;
  readonly picture?: PictureName;
  readonly paragraphs: readonly string[];
  /** Steps, numbered. */
  readonly steps?: readonly string[];
}

export interface HelpText {
  readonly chapters: readonly Chapter[];
  /** What screen readers say of the pictures. */
  readonly alternatives: Readonly<Record<PictureName, string>>;
}

export const HELP: Readonly<Record<'ru' | 'en', HelpText>> = { ru, en };
