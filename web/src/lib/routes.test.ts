import { describe, expect, it } from 'vitest';
import { placeOf } from './routes';

const at = (path: string) => placeOf(new URL(path, 'http://table.lan:8000'));

describe('an address', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/table/ab12', 'table', { id: 'ab12' }],
    ['/table/ab12/', 'table', { id: 'ab12' }],
    ['/help', 'help', {}],
    ['/help/master_elf', 'rules', { game: 'master_elf' }],
    ['/help/catan/summary', 'summary', { game: 'catan' }],
    ['/help/catan/summary/sea', 'sheet', { game: 'catan', sheet: 'sea' }],
    ['/game/a%20b', 'game', { game: 'a b' }],
    ['/no/such/page', null, {}],
    ['/table', null, {}],
  ])('%s names %s', (path, page, facts) => {
    expect(at(path)).toMatchObject({ page, facts });
  });

  it('keeps the ply and the query', () => {
    const place = at('/replay/ab12?seat=1#12');
    expect(place.hash).toBe('12');
    expect(place.query.get('seat')).toBe('1');
  });

  it('survives a broken escape', () => expect(at('/table/%E0%A4%A').page).toBe('table'));
});
