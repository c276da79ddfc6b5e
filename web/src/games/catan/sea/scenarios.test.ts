import { describe, expect, it } from 'vitest';
import { components } from '../../../testing/moments';
import { isLand } from '../land';
import { isIdle } from '../options';
import { ASHORE, chartOf, goalOf } from './scenarios';

const BOX = components('catan');
const SEATS = [2, 3, 4, 5, 6];
/** What lies on the map of four beside land: hexes, fog, villages, gifts, fortresses, marked corners. */
const SCENARIOS: readonly (readonly [scenario: string, goal: number, counts: readonly number[]])[] = [
  ['heading_for_new_shores', 14, [42, 0, 0, 0, 0, 0]],
  ['the_four_islands', 13, [35, 0, 0, 0, 0, 0]],
  ['the_fog_islands', 12, [42, 12, 0, 0, 0, 0]],
  ['through_the_desert', 14, [42, 0, 0, 0, 0, 0]],
  ['the_forgotten_tribe', 13, [49, 0, 0, 18, 0, 0]],
  ['cloth_for_catan', 14, [42, 0, 8, 0, 0, 0]],
  ['the_pirate_islands', 10, [49, 0, 0, 0, 4, 0]],
  ['the_wonders_of_catan', 10, [49, 0, 0, 0, 0, 7]],
  ['new_world', 12, [42, 0, 0, 0, 0, 0]],
];

describe('chartOf', () => {
  it.each(SCENARIOS)('%s is drawn as the box has it', (scenario, goal, counts) => {
    const chart = chartOf(BOX, scenario, 4);
    const fog = chart?.land.hexes.filter(({ hex }) => hex.terrain === 'fog');
    expect(goalOf(BOX, scenario)).toBe(goal);
    expect([
      chart?.land.hexes.length,
      fog?.length,
      chart?.villages.length,
      chart?.gifts.length,
      chart?.fortresses.length,
      (chart?.strait.length ?? 0) + (chart?.wasteland.length ?? 0),
    ]).toEqual(counts);
  });

  it.each([ASHORE, ...SCENARIOS.map(([scenario]) => scenario)])('%s has a map for every table', (scenario) => {
    for (const seats of SEATS) {
      const chart = chartOf(BOX, scenario, seats);
      const kinds = new Set(chart?.land.hexes.map(({ hex }) => hex.terrain));
      expect(kinds.has('random')).toBe(false);
      expect([...kinds].filter(isLand).length).toBeGreaterThan(3);
      for (const { path } of chart?.land.harbours ?? []) expect(path).toBeGreaterThanOrEqual(0);
      for (const [x, y] of [...(chart?.fleet ?? []), ...(chart?.gifts ?? []).map(({ at }) => at)]) {
        expect(x > 0 && x < (chart?.land.width ?? 0) && y > 0 && y < (chart?.land.height ?? 0)).toBe(true);
      }
    }
  });

  it('says the goals of older printings where the box has them', () => {
    expect(goalOf(BOX, 'heading_for_new_shores', true)).toBe(13);
    expect(goalOf(BOX, 'cloth_for_catan', true)).toBe(14);
    expect(goalOf(BOX, ASHORE)).toBe(10);
  });
});

describe('isIdle', () => {
  it('asks for an island’s layout or for a scenario’s goals, and for both where land is dealt', () => {
    const asked = (scenario: string, seats: number) =>
      ['layout', 'start', 'older_goals'].filter((option) => !isIdle(option, { scenario }, seats));
    expect(asked(ASHORE, 4)).toEqual(['layout', 'start']);
    expect(asked('the_four_islands', 4)).toEqual(['older_goals']);
    expect(asked('heading_for_new_shores', 6)).toEqual(['layout', 'older_goals']);
    expect(asked('new_world', 6)).toEqual(['older_goals']);
    expect(isIdle('red_apart', { scenario: 'new_world' }, 4)).toBe(false);
    expect(isIdle('harbours', { scenario: 'new_world' }, 4)).toBe(true);
  });

  it('asks nothing of helpers, trade or large tables where there are none', () => {
    const asked = (options: Readonly<Record<string, string>>, seats: number) =>
      ['five_six', 'paired_helpers', 'early_helpers', 'offers'].filter((option) => !isIdle(option, options, seats));
    expect(asked({}, 4)).toEqual(['early_helpers', 'offers']);
    expect(asked({ trade: 'no', helpers: 'no' }, 6)).toEqual(['five_six']);
    expect(asked({}, 6)).toEqual(['five_six', 'paired_helpers', 'early_helpers', 'offers']);
  });
});
