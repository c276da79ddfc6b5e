/** Pictures and colours of what the game has: never colour alone. */
import Berries from '~icons/game-icons/berries-bowl';
import Druid from '~icons/game-icons/wizard-face';
import Fairy from '~icons/game-icons/fairy';
import Forest from '~icons/game-icons/pine-tree';
import Herbs from '~icons/game-icons/herbs-bundle';
import Hills from '~icons/game-icons/hills';
import Lake from '~icons/game-icons/waves';
import Mountain from '~icons/game-icons/peaks';
import Prairie from '~icons/game-icons/high-grass';
import Roots from '~icons/game-icons/carrot';
import Staff from '~icons/game-icons/wizard-staff';
import Witch from '~icons/game-icons/witch-flight';
import Unknown from '~icons/game-icons/perspective-dice-six-faces-random';
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import type { Role } from './box';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

export interface LandLook {
  readonly ground: string;
  readonly deep: string;
  readonly ink: string;
  readonly picture: Picture;
}

/** Landscapes: a ground, its shade, and what grows there. */
const LANDS: Readonly<Record<string, LandLook>> = {
  forest: { ground: '#7fa562', deep: '#4f7a3f', ink: '#1f4420', picture: Forest },
  hills: { ground: '#d6b46a', deep: '#b28a45', ink: '#5f3d10', picture: Hills },
  mountain: { ground: '#b3aaa6', deep: '#857a78', ink: '#37302f', picture: Mountain },
  prairie: { ground: '#ddd98a', deep: '#b4b052', ink: '#4c4a10', picture: Prairie },
  lake: { ground: '#7fb6cf', deep: '#4c8bab', ink: '#123f57', picture: Lake },
};

const NO_LAND: LandLook = { ground: '#d9cdb4', deep: '#a89a7c', ink: '#3d3222', picture: Unknown };

export function landOf(landscape: string | undefined): LandLook {
  return LANDS[landscape ?? ''] ?? NO_LAND;
}

export interface Dye {
  readonly fill: string;
  readonly deep: string;
  readonly light: string;
}

/** The colours of potions and castles. */
const DYES: Readonly<Record<string, Dye>> = {
  purple: { fill: '#8a4fb3', deep: '#4d2370', light: '#d9b9ee' },
  green: { fill: '#3f9a55', deep: '#14512a', light: '#b5e6bb' },
  orange: { fill: '#ee8a26', deep: '#8f4504', light: '#ffd9a3' },
  wand: { fill: '#3d6fa8', deep: '#1d3a5e', light: '#cfe3fa' },
};

const NO_DYE: Dye = { fill: '#8d8d8d', deep: '#444444', light: '#e5e5e5' };

export function dyeOf(colour: string | undefined): Dye {
  return DYES[colour ?? ''] ?? NO_DYE;
}

/** Who is on a role card. */
export function figureOf(role: Role): Picture {
  if (role.kind === 'witch') return Witch;
  if (role.kind === 'fairy') return Fairy;
  if (role.kind === 'druid') return role.landscapes?.includes('mountain') ? Staff : Druid;
  return { purple: Berries, green: Herbs, orange: Roots }[role.colour ?? ''] ?? Unknown;
}

/** The ground a role stands on: its landscape, its potion, or the sky. */
export function groundOf(role: Role): { readonly ground: string; readonly deep: string; readonly ink: string } {
  const landscape = role.landscapes?.[0];
  if (landscape) return landOf(landscape);
  if (role.colour) {
    const dye = dyeOf(role.colour);
    return { ground: dye.light, deep: dye.fill, ink: dye.deep };
  }
  return { ground: '#cfdcf2', deep: '#7f97c9', ink: '#2b3f73' };
}
