/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import type { HelpText } from '../../../lib/help';
import { en } from './en';
import { ru } from './ru';

export type PictureName = 'map' | 'counters' | 'chart' | 'obstacle' | 'caravan' | 'water' | 'route';

export const HELP: Readonly<Record<'ru' | 'en', HelpText<PictureName>>> = { ru, en };
