import { describe, expect, it } from 'vitest';
import { components } from '../../testing/moments';
import { boxFrom, landsOf, waysOf } from './box';
import { growthOn, LAKE, landAround } from './land';
import { courseOf, distance, HEIGHT, roomAround, townAt, WIDTH } from './map';

const box = boxFrom(components('elfenland'));
const courses = waysOf(box).map((way) => courseOf(box, way));
const land = landAround(courses);

describe('the map', () => {
  it('has every town and way of the box', () => {
    expect(box.towns).toHaveLength(21);
    const count = (kind: string) => courses.filter(({ way }) => way.kind === kind).length;
    expect([count('road'), count('river'), count('ferry')]).toEqual([35, 7, 6]);
  });

  it.each(courses.map((course) => [`${course.way.kind} ${course.way.id}`, course] as const))(
    '%s leads from town to town over the place for its counter',
    (_, { way, line, spot }) => {
      expect(line[0]).toEqual(townAt(box, way.a).map((value) => expect.closeTo(value, 3)));
      expect(line.at(-1)).toEqual(townAt(box, way.b).map((value) => expect.closeTo(value, 3)));
      expect(distance(spot, line)).toBeLessThan(0.01);
    },
  );

  it('lies within its frame', () => {
    for (const [x, y] of courses.flatMap(({ line }) => line)) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});

describe('the land', () => {
  it('has the terrain of the road where the road is', () => {
    const right = courses.filter(
      ({ way, spot }) => way.kind !== 'river' && land.terrainAt(spot) === (way.kind === 'ferry' ? LAKE : way.terrain),
    );
    expect(right.length).toBeGreaterThan(36);
  });

  it('has closed borders for every terrain', () => {
    expect(land.areas.map(({ terrain }) => terrain).sort()).toEqual([...landsOf(box), LAKE].sort());
    for (const { path } of land.areas) expect(path).toMatch(/^(M[\d. L-]+Z)+$/u);
  });

  it('follows a corrected terrain', () => {
    const roads = box.ways.roads.map((road) => ({ ...road, terrain: 'desert' }));
    const other = { ...box, ways: { ...box.ways, roads } };
    const changed = waysOf(other).map((way) => courseOf(other, way));
    expect(landAround(changed).areas.map(({ terrain }) => terrain)).toEqual(['desert', LAKE]);
  });

  it('leaves towns and ways free', () => {
    const growth = growthOn(land, courses, roomAround(box));
    expect(growth.length).toBeGreaterThan(200);
    for (const { at } of growth) {
      expect(Math.min(...box.towns.map(({ id }) => distance(at, [townAt(box, id)])))).toBeGreaterThan(25);
      expect(Math.min(...courses.map(({ line }) => distance(at, line)))).toBeGreaterThan(12);
    }
  });
});
