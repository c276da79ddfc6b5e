/** Pictures and colours of transports and terrains. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import Boar from '~icons/game-icons/boar';
import Bike from '~icons/game-icons/dutch-bike';
import Cloud from '~icons/game-icons/fluffy-cloud';
import Wagon from '~icons/game-icons/old-wagon';
import Raft from '~icons/game-icons/raft';
import Unicorn from '~icons/game-icons/unicorn';
import Wyvern from '~icons/game-icons/wyvern';
import Compass from '~icons/game-icons/compass';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

export interface Look {
  readonly picture: Picture;
  /** Ink and ground; both stay by night, as cards do. */
  readonly ink: string;
  readonly ground: string;
  /** A stronger tone of the ground. */
  readonly deep: string;
}

const TRANSPORTS: Readonly<Record<string, Look>> = {
  giant_pig: { picture: Boar, ink: '#6d2433', ground: '#f6d3cf', deep: '#e39a98' },
  elfcycle: { picture: Bike, ink: '#2b531b', ground: '#dcecb9', deep: '#a4c968' },
  magic_cloud: { picture: Cloud, ink: '#274a86', ground: '#dce8fb', deep: '#9dbdec' },
  unicorn: { picture: Unicorn, ink: '#5b2f7d', ground: '#eedff8', deep: '#c49ee0' },
  troll_wagon: { picture: Wagon, ink: '#5e3a0e', ground: '#efdcb4', deep: '#c99f5c' },
  dragon: { picture: Wyvern, ink: '#7f1f12', ground: '#fbcf9f', deep: '#ee8f4c' },
  raft: { picture: Raft, ink: '#0d4e58', ground: '#c9e9e9', deep: '#6fb9bd' },
};

const PLAIN: Look = { picture: Compass, ink: '#5d4b3b', ground: '#f1e5cb', deep: '#cdb68a' };

export function lookOf(transport: string): Look {
  return TRANSPORTS[transport] ?? PLAIN;
}
