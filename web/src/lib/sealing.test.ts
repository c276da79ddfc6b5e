import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sealing } from '../types/protocol';
import { commitOf } from './chance';
import { answerTo, contributionTo } from './sealing';

function shelf() {
  const kept = new Map<string, string>();
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

const SEAT = 1;
const asked = (change: Partial<Sealing> = {}): Sealing => ({
  seal: 'aa',
  commits: {},
  opened: {},
  step: 'commit',
  until: 0,
  ...change,
});

beforeEach(() => vi.stubGlobal('localStorage', shelf()));
afterEach(() => vi.unstubAllGlobals());

describe('sealing', () => {
  it('shows a hash first, and opens what it stands for', () => {
    const first = answerTo('t1', SEAT, asked());
    expect(first?.type).toBe('commit');
    const commit = first?.type === 'commit' ? first.commit : '';
    expect(answerTo('t1', SEAT, asked({ commits: { '1': commit } }))).toBeNull();
    const second = answerTo('t1', SEAT, asked({ step: 'open', commits: { '1': commit } }));
    expect(second?.type).toBe('open');
    expect(commitOf(second?.type === 'open' ? second.contribution : '')).toBe(commit);
  });

  it('says the same again after a reload', () => {
    expect(answerTo('t1', SEAT, asked())).toEqual(answerTo('t1', SEAT, asked()));
  });

  it('contributes anew under another seal', () => {
    const before = answerTo('t1', SEAT, asked());
    expect(answerTo('t1', SEAT, asked({ seal: 'bb' }))).not.toEqual(before);
  });

  it('opens nothing that another device committed', () => {
    answerTo('t1', SEAT, asked());
    expect(answerTo('t1', SEAT, asked({ step: 'open', commits: { '1': 'cc' } }))).toBeNull();
  });

  it('is remembered for the verify page, but not for ever', () => {
    for (let table = 0; table < 60; table += 1) answerTo(`t${table}`, SEAT, asked());
    expect(contributionTo('t59')).toMatch(/^[0-9a-f]{64}$/);
    expect(contributionTo('t0')).toBeNull();
  });
});
