/** What screen readers and tooltips say of towns, ways and counters. */
import type { BoardSeat } from '../../lib/board';
import type { Words } from '../../lib/words';
import type { RoadView, View } from '../../types/elfenland';
import { landsOf, transportOf, WATERS, type Box, type Way } from './box';

/** Cards or counters with their numbers: «Дракон ×2, Плот». */
export function countedLabel(words: Words, pieces: Readonly<Record<string, number>>): string {
  return words.counted('transport', pieces) || words.say('board-nothing');
}

export function wayLabel(words: Words, box: Box, way: Way, lying: RoadView | undefined): string {
  const name = words.thing(way.kind, way.id);
  if (way.kind !== 'road') return words.say(`board-${way.kind}`, { name, ...transportOf(box, 'raft').cost });
  const terrain = words.thing('terrain', way.terrain);
  if (!lying) return words.say('board-road', { name, terrain });
  const { price, caravan, obstacle } = lying;
  return words.say('board-road-counter', {
    name,
    terrain,
    transport: words.thing('transport', lying.transport),
    price,
    caravan,
    obstacle: obstacle ? 'yes' : 'no',
  });
}

/** A town: whose boots stand there, and whose markers still lie there. */
export function townLabel(words: Words, view: View, seats: readonly BoardSeat[], town: string): string {
  const names = (of: (seat: View['seats'][number]) => boolean) => {
    const found = view.seats.filter(of).map(({ seat }) => seats[seat]?.name ?? '');
    return found.length > 0 ? words.listing(found) : words.say('board-nobody');
  };
  return words.say('board-town', {
    town: words.thing('town', town),
    boots: names(({ boot }) => boot === town),
    markers: names(({ unvisited }) => (unvisited as readonly string[]).includes(town)),
  });
}

/** What the chart says of a transport: «равнина 1, лес 2». */
export function pricesLabel(words: Words, box: Box, transport: string): string {
  const { cost } = transportOf(box, transport);
  const said = [...landsOf(box), ...WATERS]
    .filter((terrain) => terrain in cost)
    .map((terrain) => `${terrainName(words, terrain)} ${cost[terrain]}`);
  return words.listing(said);
}

/** A column of the chart. */
export function terrainName(words: Words, terrain: string): string {
  if (terrain === 'river_downstream') return words.say('course-downstream');
  if (terrain === 'river_upstream') return words.say('course-upstream');
  if (terrain === 'lake') return words.say('board-by-ferry');
  return words.thing('terrain', terrain);
}

/** Cards of a transport: how many, and what is printed on them. */
export function cardsLabel(words: Words, box: Box, transport: string, count: number): string {
  const name = countedLabel(words, { [transport]: count });
  return words.say('board-card', { name, prices: pricesLabel(words, box, transport) });
}
