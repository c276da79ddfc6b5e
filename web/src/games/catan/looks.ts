/** Pictures and colours of cards and helpers. They are printed, so they stay by night. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import Cornucopia from '~icons/game-icons/cornucopia';
import Crown from '~icons/game-icons/laurel-crown';
import Knight from '~icons/game-icons/mounted-knight';
import Road from '~icons/game-icons/stone-path';
import Scales from '~icons/game-icons/scales';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

/** Behind a resource: the sky and the land it comes from. */
export const GROUNDS: Readonly<Record<string, { readonly sky: string; readonly land: string }>> = {
  brick: { sky: '#f9dcc6', land: '#d98d60' },
  lumber: { sky: '#dcebd2', land: '#7ba866' },
  wool: { sky: '#e9f4d0', land: '#b3d673' },
  grain: { sky: '#fdf0bf', land: '#ecc955' },
  ore: { sky: '#e2e7ef', land: '#aab2c0' },
};

export interface CardLook {
  readonly picture: Picture;
  readonly ink: string;
  readonly ground: string;
}

const CARDS: Readonly<Record<string, CardLook>> = {
  knight: { picture: Knight, ink: '#6b2330', ground: '#f3d5cf' },
  victory_point: { picture: Crown, ink: '#6b4c00', ground: '#ffe59a' },
  road_building: { picture: Road, ink: '#5a4526', ground: '#ecdcb9' },
  year_of_plenty: { picture: Cornucopia, ink: '#2f5a2a', ground: '#dcecc9' },
  monopoly: { picture: Scales, ink: '#2d3c86', ground: '#dbe2f6' },
};

export function cardLook(card: string): CardLook {
  return CARDS[card] ?? { picture: Crown, ink: '#5d4b3b', ground: '#f1e5cb' };
}

/** A helper is a nesting doll: the colours of its dress and scarf, what it wears on its head, what it holds dear. */
export interface HelperLook {
  readonly dress: string;
  readonly trim: string;
  readonly hair: string;
  readonly hat:
    'skullcap' | 'tricorne' | 'helmet' | 'cap' | 'beret' | 'kokoshnik' | 'hood' | 'turban' | 'straw' | 'hennin';
  readonly beard?: 'long' | 'short' | 'moustache';
}

const HELPERS: Readonly<Record<string, HelperLook>> = {
  vincent: { dress: '#4a3b57', trim: '#e8dfc8', hair: '#8c8078', hat: 'skullcap' },
  jean: { dress: '#1f5a80', trim: '#f0d58a', hair: '#5a3a1c', hat: 'tricorne', beard: 'short' },
  siegfried: { dress: '#8c2f2a', trim: '#d9dde3', hair: '#c79a4a', hat: 'helmet', beard: 'moustache' },
  candamir: { dress: '#2f6b4a', trim: '#e7c86b', hair: '#3a2a1c', hat: 'cap', beard: 'short' },
  louis: { dress: '#7a5a25', trim: '#e9d9b0', hair: '#2d2018', hat: 'beret', beard: 'moustache' },
  marianne: { dress: '#b0303f', trim: '#ffe7a6', hair: '#8a4a1e', hat: 'kokoshnik' },
  robber_bride: { dress: '#3d3a45', trim: '#c9544a', hair: '#1e1714', hat: 'hood' },
  nassir: { dress: '#14716f', trim: '#f3c34e', hair: '#2a1d14', hat: 'turban', beard: 'short' },
  william: { dress: '#8a6a45', trim: '#d9c39a', hair: '#b9aa94', hat: 'straw', beard: 'long' },
  hildegard: { dress: '#67408d', trim: '#f1d7ee', hair: '#d8b25e', hat: 'hennin' },
};

export function helperLook(helper: string): HelperLook {
  return HELPERS[helper] ?? { dress: '#5d4b3b', trim: '#f1e5cb', hair: '#5d4b3b', hat: 'cap' };
}
