/** What screen readers and tooltips say of cards. */
import type { Words } from '../../lib/words';
import { giftOf, type Box } from './box';

/** Everything printed on a gift, in a sentence. */
export function giftLabel(words: Words, box: Box, id: string): string {
  return words.say('board-gift', printed(words, box, id));
}

/** A pile: its top, how many gifts it has, and where it stands. */
export function pileLabel(words: Words, box: Box, pile: number, size: number, top: string): string {
  return words.say('board-pile', { ...printed(words, box, top), pile, size });
}

function printed(words: Words, box: Box, id: string): Record<string, string> {
  const gift = giftOf(box, id);
  return {
    name: words.thing('gift', id),
    ingredients: words.listing(gift.ingredients.map((one) => words.thing('ingredient', one))),
    types: words.listing(gift.types.map((type) => words.thing('type', type))),
    ribbon: words.thing('ribbon', gift.ribbon),
    elf: gift.elf ? 'yes' : 'no',
  };
}

/** Ingredients with their numbers: «вода ×2, огонь». */
export function ingredientsLabel(words: Words, cards: Readonly<Record<string, number>>): string {
  return words.counted('ingredient', cards) || words.say('board-nothing');
}
