import { describe, expect, it } from 'vitest';
import { sameAction } from '../../lib/board';
import { turnOf, type Errand } from '../../lib/errand';
import { components, moments, sceneOf } from '../../testing/moments';
import type { Action, Event, View } from '../../types/elfenland';
import { boxFrom, waysOf, type Way } from './box';
import { askedOver, isSameTool, layingWith, legsOf, offersOver, townsAhead, wayKey } from './planning';

const MOMENTS = moments<View, Action, Event>('elfenland', 'full');
const ways = waysOf(boxFrom(components('elfenland')));

function wayOf(key: string): Way {
  const found = ways.find(({ kind, id }) => wayKey(kind, id) === key);
  if (!found) throw new Error(`there is no way ${key}`);
  return found;
}

describe('laying', () => {
  const { offers, view } = sceneOf(MOMENTS, 'planning');

  it('every offer but to pass belongs to a road', () => {
    const found = ways.flatMap((way) => offersOver(offers, way, null));
    expect(found).toHaveLength(offers.length - 1);
  });

  it('only the roads of what is picked up are left', () => {
    const [tool] = offers.flatMap(({ action }) =>
      action.kind === 'lay' ? [{ transport: action.transport, side: action.side }] : [],
    );
    if (!tool) throw new Error('the fixture has no counter to lay');
    const left = layingWith(offers, tool);
    expect(left.length).toBeGreaterThan(0);
    for (const { action } of left) expect(action).toMatchObject(tool);
    expect(ways.flatMap((way) => offersOver(offers, way, tool))).toHaveLength(left.length);
  });

  it('what is not offered is asked about with what is in hand', () => {
    const road = wayOf('road beata_elvenhold');
    expect(askedOver(view, road, 'obstacle')).toEqual({ kind: 'lay_obstacle', road: road.id });
    expect(askedOver(view, road, { transport: 'dragon', side: 'open' })).toMatchObject({ kind: 'lay', road: road.id });
    expect(askedOver(view, road, null).kind).toMatch(/^lay/u);
  });

  it('knows a tool again', () => {
    expect(isSameTool('obstacle', 'obstacle')).toBe(true);
    expect(isSameTool({ transport: 'dragon', side: 'open' }, { transport: 'dragon', side: 'open' })).toBe(true);
    expect(isSameTool({ transport: 'dragon', side: 'open' }, { transport: 'dragon', side: 'hidden' })).toBe(false);
    expect(isSameTool(null, 'obstacle')).toBe(false);
  });
});

describe('journeys', () => {
  const { offers, view } = sceneOf(MOMENTS, 'travelling');

  it('all towns that can be reached are lit; where only one leg is offered, those on its way', () => {
    expect([...townsAhead(view, offers)].sort()).toEqual(view.routes.map(({ town }) => town).sort());
    const [first] = view.routes;
    const one = offers.filter(({ action }) => first && sameAction(action, first.actions[0] ?? {}));
    expect(one).toHaveLength(1);
    const ahead = townsAhead(view, one);
    expect(ahead).toContain(first?.town);
    expect(ahead.size).toBeLessThan(view.routes.length);
    expect(townsAhead(view, []).size).toBe(0);
  });

  it.each(view.routes.map((route) => [route.town, route] as const))('the way to %s is drawn leg by leg', (_, route) => {
    const legs = legsOf(route);
    expect(legs.map(({ town }) => town)).toEqual(route.towns);
    let here: string | undefined = view.seats.find(({ seat }) => seat === view.turn)?.boot;
    for (const { way: key, town } of legs) {
      const way = wayOf(key);
      expect([way.a, way.b].sort()).toEqual([here, town].sort());
      here = town;
    }
  });

  it('begins with something that is offered, and then waits for the answer', () => {
    const steps = (view.routes.find(({ actions }) => actions.length > 1)?.actions ?? []) as Action[];
    const errand: Errand<Action> = { steps, sentIn: null };
    const turn = turnOf(errand, offers, view);
    expect(turn.do).toBe('act');
    if (turn.do === 'wait') return;
    expect(turn.step).toEqual(steps[0]);
    expect(turnOf(turn.rest, offers, view).do).toBe('wait');
    expect(turnOf(turn.rest, [], {}).do).toBe('wait');
    expect(turnOf(turn.rest, [{ action: { kind: 'pass' } }], {}).do).toBe('stop');
  });

  it('every leg that is offered belongs to a way', () => {
    const found = ways.flatMap((way) => offersOver(offers, way, null));
    expect(found).toHaveLength(offers.length - 1);
    for (const way of ways) expect(askedOver(view, way, null).kind).toMatch(/^(ride|raft|take_ferry)$/u);
  });
});
