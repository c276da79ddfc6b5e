/** What screen readers and tooltips say of places and cards. */
import { messageId, type Words } from '../../lib/words';
import type { View } from '../../types/catan';
import { giveAt, type Box } from './box';
import { harbourOf, hexesAround, lineAt, siteAt, type Land } from './land';
import type { Counts } from './trading';

/** «лес 8», «пустыня» */
export function hexName(words: Words, hex: { terrain: string; token: number }): string {
  const name = words.thing('terrain', hex.terrain);
  return hex.token > 0 ? `${name} ${hex.token}` : name;
}

/** A hex with who is on it: the robber or the pirate. */
export function hexLabel(words: Words, view: View, hex: { hex: number; terrain: string; token: number }): string {
  const name = hexName(words, hex);
  if (view.pirate === hex.hex) return words.say('board-pirate-on', { hex: name });
  return view.robber === hex.hex ? words.say('board-robber-on', { hex: name }) : name;
}

/** A corner by the hexes around it, its harbour, and what stands there. */
export function cornerLabel(
  words: Words,
  land: Land,
  view: View,
  box: Box,
  corner: number,
  names: readonly string[],
): string {
  const around = [...new Set(hexesAround(land, corner).map((hex) => hexName(words, hex)))];
  const harbour = harbourOf(view.board, corner);
  const parts = harbour ? [...around, harbourLabel(words, box, harbour)] : around;
  const site = siteAt(view, corner);
  const place = words.listing(parts);
  if (!site) return words.say('board-corner', { place });
  return words.say('board-site', { place, piece: words.thing('piece', site.piece), seat: names[site.seat] ?? '' });
}

/** A path by the hexes at both its ends. */
export function pathLabel(words: Words, land: Land, view: View, path: number, names: readonly string[]): string {
  const ends = (view.board.paths[path] ?? []) as readonly number[];
  const around = new Set(ends.flatMap((corner) => hexesAround(land, corner).map((hex) => hexName(words, hex))));
  const place = words.listing([...around]);
  const line = lineAt(view, path);
  if (!line) return words.say('board-path', { place });
  return words.say(`board-${line.piece}`, { place, seat: names[line.seat] ?? '' });
}

export function harbourLabel(words: Words, box: Box, harbour: string): string {
  return words.say('board-harbour', { harbour: words.thing('harbour', harbour), give: giveAt(box, harbour) });
}

/** A helper as it lies there: name and side are seen; then what it does. */
export function helperLabel(words: Words, helper: string, side: string | null): string {
  const seen = `${words.thing('helper', helper)} ${words.say('board-letter', { side })}`;
  return `${seen}. ${abilityOf(words, helper)}`;
}

/** What a helper does, and when. */
export function abilityOf(words: Words, helper: string): string {
  return words.say(messageId('ability', helper));
}

/** Cards with their numbers: «глина ×2, руда». */
export function cardsLabel(words: Words, cards: Counts, family = 'resource'): string {
  return words.counted(family, cards) || words.say('board-nothing');
}
