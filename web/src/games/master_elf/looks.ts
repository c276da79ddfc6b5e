/** Pictures and colours of gifts, types and ribbons. What a corrected box adds gets the picture of a present. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import Accordion from '~icons/game-icons/accordion';
import AirBalloon from '~icons/game-icons/air-balloon';
import Amphora from '~icons/game-icons/amphora';
import Anchor from '~icons/game-icons/anchor';
import AstronautHelmet from '~icons/game-icons/astronaut-helmet';
import BattleTank from '~icons/game-icons/battle-tank';
import BowArrow from '~icons/game-icons/bow-arrow';
import Cartwheel from '~icons/game-icons/cartwheel';
import Catapult from '~icons/game-icons/catapult';
import Coins from '~icons/game-icons/coins';
import Compass from '~icons/game-icons/compass';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CuckooClock from '~icons/game-icons/cuckoo-clock';
import DragonHead from '~icons/game-icons/dragon-head';
import Drum from '~icons/game-icons/drum';
import Easel from '~icons/game-icons/easel';
import Erlenmeyer from '~icons/game-icons/erlenmeyer';
import FairyWand from '~icons/game-icons/fairy-wand';
import FireworkRocket from '~icons/game-icons/firework-rocket';
import FoxHead from '~icons/game-icons/fox-head';
import KeyLock from '~icons/game-icons/key-lock';
import LightningDome from '~icons/game-icons/lightning-dome';
import LockedChest from '~icons/game-icons/locked-chest';
import MagicLamp from '~icons/game-icons/magic-lamp';
import MusicalNotes from '~icons/game-icons/musical-notes';
import PaddleSteamer from '~icons/game-icons/paddle-steamer';
import PaintBrush from '~icons/game-icons/paint-brush';
import Palette from '~icons/game-icons/palette';
import PanFlute from '~icons/game-icons/pan-flute';
import PawPrint from '~icons/game-icons/paw-print';
import PhrygianCap from '~icons/game-icons/phrygian-cap';
import PirateCaptain from '~icons/game-icons/pirate-captain';
import PirateFlag from '~icons/game-icons/pirate-flag';
import PirateHat from '~icons/game-icons/pirate-hat';
import PlasticDuck from '~icons/game-icons/plastic-duck';
import Present from '~icons/game-icons/present';
import RingingBell from '~icons/game-icons/ringing-bell';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import SolderingIron from '~icons/game-icons/soldering-iron';
import SpermWhale from '~icons/game-icons/sperm-whale';
import StarSwirl from '~icons/game-icons/star-swirl';
import SteamLocomotive from '~icons/game-icons/steam-locomotive';
import Submarine from '~icons/game-icons/submarine';
import Telescope from '~icons/game-icons/telescope';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import TreasureMap from '~icons/game-icons/treasure-map';
import TrojanHorse from '~icons/game-icons/trojan-horse';
import Violin from '~icons/game-icons/violin';
import Volcano from '~icons/game-icons/volcano';
import FeltPens from './art/FeltPens.svelte';
import Flower from './art/Flower.svelte';
import FlyingCarpet from './art/FlyingCarpet.svelte';
import Nutcracker from './art/Nutcracker.svelte';
import Samovar from './art/Samovar.svelte';
import ShipInBottle from './art/ShipInBottle.svelte';
import SnowGlobe from './art/SnowGlobe.svelte';
import TinSoldier from './art/TinSoldier.svelte';

export type Picture = Component<SVGAttributes<SVGSVGElement>>;

const GIFTS: Readonly<Record<string, Picture>> = {
  pirate: PirateCaptain,
  casket: LockedChest,
  snow_globe: SnowGlobe,
  tank: BattleTank,
  steam_engine: SteamLocomotive,
  hand_bell: RingingBell,
  plasma_lamp: LightningDome,
  little_dragon: DragonHead,
  fireworks: FireworkRocket,
  key: SkeletonKey,
  genie_lamp: MagicLamp,
  telescope: Telescope,
  seven_colour_flower: Flower,
  magic_wand: FairyWand,
  panpipe: PanFlute,
  flying_carpet: FlyingCarpet,
  invisibility_cap: PhrygianCap,
  puppet_theatre: TheaterCurtains,
  samovar: Samovar,
  steamboat: PaddleSteamer,
  volcano_kit: Volcano,
  anchor: Anchor,
  submarine: Submarine,
  compass: Compass,
  ship_in_bottle: ShipInBottle,
  watercolours: Palette,
  wooden_duckling: PlasticDuck,
  felt_pens: FeltPens,
  jolly_roger: PirateFlag,
  plush_whale: SpermWhale,
  treasure_map: TreasureMap,
  pyrography_kit: SolderingIron,
  catapult: Catapult,
  hot_air_balloon: AirBalloon,
  plush_fox: FoxHead,
  astronaut_suit: AstronautHelmet,
  cuckoo_clock: CuckooClock,
  bow_and_arrows: BowArrow,
  violin: Violin,
  tin_soldier: TinSoldier,
  drum: Drum,
  accordion: Accordion,
  nutcracker: Nutcracker,
  easel: Easel,
  rocking_horse: TrojanHorse,
};

export interface TypeLook {
  readonly picture: Picture;
  /** Ink and ground; both stay by night, as cards do. */
  readonly ink: string;
  readonly ground: string;
}

const TYPES: Readonly<Record<string, TypeLook>> = {
  antiquities: { picture: Amphora, ink: '#6b470c', ground: '#efdcb2' },
  pirates: { picture: PirateHat, ink: '#2a3442', ground: '#d8dee6' },
  transport: { picture: Cartwheel, ink: '#2c5a27', ground: '#d6e8cf' },
  army: { picture: CrossedSwords, ink: '#7c2718', ground: '#f1d3c8' },
  wonders: { picture: StarSwirl, ink: '#57307f', ground: '#e7d9f5' },
  art: { picture: PaintBrush, ink: '#8a2350', ground: '#f9dbe5' },
  science: { picture: Erlenmeyer, ink: '#10565f', ground: '#cfe9ea' },
  animals: { picture: PawPrint, ink: '#6a4111', ground: '#f3e0bd' },
  music: { picture: MusicalNotes, ink: '#2d3c86', ground: '#dae1f8' },
  secret: { picture: KeyLock, ink: '#5b4300', ground: '#ffe08a' },
  treasure: { picture: Coins, ink: '#5b4300', ground: '#ffd45e' },
};

const PLAIN: TypeLook = { picture: Present, ink: '#5d4b3b', ground: '#f1e5cb' };

/** The colours of a ribbon, from left to right; several for the rainbow. */
const RIBBONS: Readonly<Record<string, readonly string[]>> = {
  blue: ['#2f6fd0'],
  green: ['#2a8a4c'],
  red: ['#cc3434'],
  rainbow: ['#cc3434', '#e8922b', '#e8cf3a', '#2a8a4c', '#2f6fd0', '#7b46b8'],
};

export function pictureOf(gift: string): Picture {
  return GIFTS[gift] ?? Present;
}

export function lookOf(type: string | undefined): TypeLook {
  return TYPES[type ?? ''] ?? PLAIN;
}

export function ribbonOf(ribbon: string): readonly string[] {
  return RIBBONS[ribbon] ?? ['#8a7048'];
}
