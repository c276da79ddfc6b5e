/** How to play, as text; Help.svelte puts the pictures in. A number in braces is a rule, and becomes a link. */
import type { HelpText } from '../../../lib/help';
import { byLanguage } from '../../../lib/languages';

export type PictureName =
  'island' | 'number' | 'prices' | 'robber' | 'trade' | 'harbour' | 'cards' | 'awards' | 'helpers' | 'lights';

export interface CatanHelp extends HelpText<PictureName> {
  /** The table of prices. */
  readonly prices: { readonly card: string; readonly points: string };
  /** Below each card of the deck. */
  readonly cards: Readonly<
    Record<'knight' | 'road_building' | 'year_of_plenty' | 'monopoly' | 'victory_point', string>
  >;
}

export const HELP = byLanguage(import.meta.glob<CatanHelp>(['./*.ts', '!./text.ts'], { import: 'help', eager: true }));
