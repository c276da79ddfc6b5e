/** What is told of Seafarers: first the sea, then the scenarios that can be played. */
import type { Chapter } from '../../../../lib/help';
import { byLanguage } from '../../../../lib/languages';

export type SeaPictureName = 'ships' | 'pirate';

export interface SeaHelp {
  readonly sea: readonly Chapter<SeaPictureName>[];
  /** By scenario; its picture is its map. */
  readonly scenarios: Readonly<Record<string, Chapter<string>>>;
  readonly alternatives: Readonly<Record<SeaPictureName | 'scenario', string>>;
}

export const SEA_HELP = byLanguage(
  import.meta.glob<SeaHelp>(['./*.ts', '!./text.ts'], { import: 'help', eager: true }),
);
