/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import type { HelpText } from '../../../lib/help';
import { byLanguage } from '../../../lib/languages';

export const PICTURES = ['map', 'role', 'castles', 'clouds', 'bolts', 'tiles', 'lights'] as const;
export type PictureName = (typeof PICTURES)[number];

export interface BroomServiceHelp extends HelpText<PictureName> {
  readonly bolts: { readonly bolts: string; readonly points: string };
}

export const HELP = byLanguage(
  import.meta.glob<BroomServiceHelp>(['./*.ts', '!./text.ts'], { import: 'help', eager: true }),
);
