import { describe, expect, it } from 'vitest';
import { components } from '../../testing/moments';
import { boxFrom, requestOf, themeOf } from './box';
import { COLOURS, drawnPattern, dyeOf, inOrder, laidInRows, pointsText } from './looks';

describe('dyes', () => {
  it('have a mark each, no two alike', () => {
    expect(new Set(COLOURS.map((colour) => dyeOf(colour).mark)).size).toBe(COLOURS.length);
  });
});

describe('pointsText', () => {
  it.each([
    [9.75, '9¾'],
    [20, '20'],
    [-18, '−18'],
    [-0.25, '−¼'],
    [0, '0'],
    [-9.5, '−9½'],
  ])('%d is %s', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });
});

describe('drawnPattern', () => {
  const drawn = (rule: string, count: number) =>
    drawnPattern(rule, count, {})
      .map(({ letter }) => letter)
      .join('');

  it('letters stand for colours of one’s choice: equal letters, equal colours', () => {
    expect(drawn('one_colour', 5)).toBe('AAAAA');
    expect(drawn('two_colours', 3)).toBe('AAB');
    expect(drawn('all_different', 4)).toBe('ABCD');
  });
  it('an exact pattern shows its colours', () => {
    const colours = drawnPattern('exact', 3, { yellow: 2, red: 1 }).map(({ colour }) => colour);
    expect(colours).toEqual(['red', 'yellow', 'yellow']);
  });
  it('what takes any colours shows so many', () => {
    expect(drawnPattern('any', 9, {}).map(({ colour }) => colour)).toEqual(Array.from({ length: 9 }, () => 'any'));
  });
});

it('yarn lies in the order of the rainbow', () => {
  expect(inOrder({ purple: 1, red: 2 })).toEqual(['red', 'red', 'purple']);
});

describe('laidInRows', () => {
  it('lays seven in three even rows about the middle', () => {
    const rows = laidInRows(7, 3).map(([, row]) => row);
    expect(rows).toEqual([-1, -1, -1, 0, 0, 1, 1]);
  });
  it('is centred', () => {
    const sum = laidInRows(4, 4).reduce((total, [x]) => total + x, 0);
    expect(sum).toBe(0);
  });
});

describe('the box', () => {
  const box = boxFrom(components('archravels'));

  it('knows what is printed on a request', () => {
    expect(requestOf(box, 'wrist_warmers')).toMatchObject({ rule: 'exact', points: 8, yarn: { green: 2, orange: 2 } });
    expect(requestOf(box, 'robot')).toMatchObject({ rule: 'one_colour', count: 5, yarn: {} });
  });
  it('knows nothing of a request that is not in it', () => {
    expect(requestOf(box, 'sock')).toEqual({ id: 'sock', rule: '', count: 0, points: 0, yarn: {} });
  });
  it('gives each board a colour', () => {
    expect(themeOf(box, 'yarn_spinner')).toBe('red');
    expect(themeOf(box, null)).toBe('');
  });
  it('uses the components it is given', () => {
    const other = { specialties: [], special_requests: [] };
    expect(boxFrom({ 'data.toml': other })).toBe(other);
  });
});
