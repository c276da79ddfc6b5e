import { describe, expect, it } from 'vitest';
import { components } from '../testing/moments';
import {
  blank,
  flawsAt,
  freshId,
  homeOf,
  isTree,
  listsOf,
  referenceOf,
  valueAt,
  withValue,
  written,
  type Tree,
} from './box';

const file = (game: string): Tree => components(game)['data.toml'] as Tree;

describe('a place in a component file', () => {
  it('is written as the server writes it', () => {
    expect(written(['boards', 'normal', 'regions', 3, 'x'])).toBe('boards.normal.regions[3].x');
  });

  it('takes another value and leaves the rest as it was', () => {
    const tree = { gifts: [{ id: 'a', types: ['x'] }, { id: 'b' }], schema: 1 };
    const changed = withValue(tree, ['gifts', 0, 'types'], ['y']);
    expect(changed).toEqual({ gifts: [{ id: 'a', types: ['y'] }, { id: 'b' }], schema: 1 });
    expect(Object.keys(changed)).toEqual(['gifts', 'schema']);
    expect(changed.gifts[1]).toBe(tree.gifts[1]);
    expect(tree.gifts[0]?.types).toEqual(['x']);
  });

  it('is taken away, added and put at the end of a list', () => {
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(withValue({ a: [1, 2] }, ['a', 0], undefined)).toEqual({ a: [2] });
    expect(withValue({ a: [1] }, ['a', 1], 2)).toEqual({ a: [1, 2] });
    expect(withValue({}, ['a', 'b'], 2)).toEqual({ a: { b: 2 } });
  });

  it('has the faults in it and beneath it, and no others', () => {
    const flaws = ['gifts[1].types', 'gifts[1]', 'gifts[10]', 'gifts'].map((at) => ({ at, text: '' }));
    expect(flawsAt(flaws, ['gifts', 1]).map(({ at }) => at)).toEqual(['gifts[1].types', 'gifts[1]']);
    const homes = [{ at: ['gifts', 1] }, { at: ['setup'] }];
    expect(homeOf({ at: 'gifts[1].types', text: '' }, homes)).toEqual(['gifts', 1]);
    expect(homeOf({ at: 'regions', text: '' }, homes)).toBeNull();
  });
});

describe('what a field refers to', () => {
  it.each([
    ['master_elf', 'gifts', ['ingredients'], 'ingredients'],
    ['master_elf', 'gifts', ['ribbon'], 'ribbons'],
    ['master_elf', 'gifts', ['name_ru'], null],
    ['broom_service', 'boards.normal.regions', ['adjacent'], 'boards.normal.regions'],
    ['broom_service', 'boards.advanced.castles', ['regions'], 'boards.advanced.regions'],
    ['broom_service', 'boards.normal.regions', ['landscape'], 'landscapes'],
    ['broom_service', 'roles', ['brave', 'gain'], 'resources'],
    ['broom_service', 'roles', ['id'], null],
  ])('%s: %s %s → %s', (game, list, field, found) => {
    expect(referenceOf(file(game), list, field)).toBe(found);
  });
});

describe('what is new', () => {
  it('begins as its form wants it', () => {
    const root = { $defs: { Does: { type: 'object', properties: { move: { type: 'integer', default: 0 } } } } };
    expect(blank({ $ref: '#/$defs/Does' }, root)).toEqual({});
    expect(blank({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] }, root)).toEqual([0, 0]);
    expect(blank({ enum: ['round', 'square'] }, root)).toBe('round');
  });

  it('has an id of its own', () => {
    expect(freshId([{ id: 'new_1' }, { id: 'b' }])).toBe('new_2');
  });

  it('stands in one of the lists', () => {
    expect([...listsOf(file('master_elf')).keys()]).toContain('gifts');
    expect(isTree(valueAt(file('master_elf'), ['gifts', 0]))).toBe(true);
  });
});
