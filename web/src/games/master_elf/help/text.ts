/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import type { HelpText } from '../../../lib/help';
import { byLanguage } from '../../../lib/languages';

export type PictureName = 'map' | 'gift' | 'price' | 'special' | 'points' | 'lights';

export interface MasterElfHelp extends HelpText<PictureName> {
  /** Beside the picture of a gift, from its top down. */
  readonly giftNotes: readonly string[];
  readonly points: { readonly cards: string; readonly points: string };
}

export const HELP = byLanguage(
  import.meta.glob<MasterElfHelp>(['./*.ts', '!./text.ts'], { import: 'help', eager: true }),
);
