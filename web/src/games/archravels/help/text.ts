/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import type { HelpText } from '../../../lib/help';
import { byLanguage } from '../../../lib/languages';

export type PictureName = 'board' | 'yarn' | 'patterns' | 'events' | 'request' | 'projects' | 'lights';

export const HELP = byLanguage(
  import.meta.glob<HelpText<PictureName>>(['./*.ts', '!./text.ts'], { import: 'help', eager: true }),
);
