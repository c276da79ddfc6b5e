import { describe, expect, it } from 'vitest';
import { meantBy, type Place } from './nearest';

const place = (its: string, x: number, y: number, side = 30): Place<string> => ({ its, x, y, side });
const APART = [place('west', 0, 0), place('east', 60, 0)];
const CROWD = [place('corner', 0, 0), place('road', 20, 0), place('far', 200, 0)];

describe('a finger on a map', () => {
  it('means the nearest place, also beside it', () => {
    expect(meantBy(APART, 18, 9)?.its).toBe('west');
    expect(meantBy(APART, 44, 0)?.its).toBe('east');
  });

  it('means none far from all', () => {
    expect(meantBy(APART, 30, 40)).toBeNull();
    expect(meantBy([], 0, 0)).toBeNull();
  });

  it('is sure where places lie apart and one is clearly nearer', () => {
    expect(meantBy(APART, 5, 0)?.isSure).toBe(true);
    expect(meantBy(APART, 27, 0)?.isSure).toBe(false);
  });

  it('is not sure in a crowd, which a larger map would part', () => {
    const meant = meantBy(CROWD, 0, 0);
    expect(meant).toMatchObject({ its: 'corner', isSure: false });
    expect((meant?.closer ?? 0) * 20).toBeGreaterThan(40);
    expect(meantBy(CROWD, 200, 0)).toMatchObject({ isSure: true, closer: 1 });
  });

  it('means the region it touches, however far its middle is, unless a small place lies there', () => {
    const land = [place('region', 0, 0, 300), place('castle', 100, 0)];
    expect(meantBy(land, 60, 0, 'region')).toEqual({ its: 'region', isSure: true, closer: 1 });
    expect(meantBy(land, 95, 0, 'region')?.its).toBe('castle');
    expect(meantBy([place('region', 0, 0, 300)], 10, 0)).toBeNull();
  });
});
