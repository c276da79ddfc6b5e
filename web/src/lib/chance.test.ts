import { readFileSync } from 'node:fs';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { MatchFile } from '../types/protocol';
import { commitOf, newContribution, sealOf, seedOf, verify, wordsOf, wordsThatAre } from './chance';

const secret = bytesToHex(Uint8Array.from({ length: 32 }, (_, place) => place));
const hex = (text: string) => bytesToHex(utf8ToBytes(text));

function recorded(): MatchFile {
  const path = '../tests/games/master_elf/records/too_few_gifts.match.json';
  return JSON.parse(readFileSync(path, 'utf-8')) as MatchFile;
}

describe('the numbers of docs/architecture.md', () => {
  it('seals', () => expect(sealOf(secret)).toMatch(/^50cf8ed83270d168/));
  it('makes the seed of nobody’s contributions', () =>
    expect(bytesToHex(seedOf(secret, {}))).toMatch(/^d7d019477d5b39d1/));
  it('makes the words of an entry', () =>
    expect(wordsOf(seedOf(secret, {}), 0, 4)).toEqual([3276639921, 3307245668, 4267639776, 4137818767]));
  it('mixes contributions in seat order', () =>
    expect(bytesToHex(seedOf(secret, { '2': hex('pear'), '0': hex('plum') }))).toMatch(/^9608cf9238b87ce1/));
});

describe('a contribution', () => {
  it('is 32 bytes, another one each time, and its commit hides it', () => {
    const one = newContribution();
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(newContribution()).not.toBe(one);
    expect(commitOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitOf(one)).not.toBe(one);
  });
});

describe('a recorded match', () => {
  it('is right as it was recorded', () => {
    const verdict = verify(recorded());
    expect(verdict.seal).toBe('right');
    expect(verdict.entries.length).toBeGreaterThan(1);
    expect(verdict.entries.every((entry) => entry.verdict === 'right')).toBe(true);
  });

  it('is wrong where a word was changed, and only there', () => {
    const file = recorded();
    const dealt = file.entries[0] as { words: number[] };
    dealt.words[0] = (dealt.words[0] ?? 0) ^ 1;
    const wrong = verify(file).entries.filter((entry) => entry.verdict === 'wrong');
    expect(wrong.map((entry) => entry.entry)).toEqual([0]);
  });

  it('is wrong under another seal', () => {
    expect(verify({ ...recorded(), seal: sealOf('00') }).seal).toBe('wrong');
  });

  it('says when nothing was sealed', () => {
    expect(verify({ ...recorded(), secret: null }).seal).toBe('missing');
  });

  it('does not vouch for entries of an older match', () => {
    const verdict = verify({ ...recorded(), given: 1 });
    expect(verdict.entries[0]?.verdict).toBe('given');
    expect(verdict.whole).toBe('partly');
    expect(verify(recorded()).whole).toBe('right');
  });

  it('is not right when rigged draws are called given and the seal is the cheat’s own', () => {
    const file = { ...recorded(), secret: '00'.repeat(32), seal: sealOf('00'.repeat(32)), contributions: {} };
    expect(verify(file).whole).toBe('wrong');
    const cheat = verify({ ...file, given: file.entries.length });
    expect(cheat.whole).toBe('partly');
    expect(wordsThatAre('right', cheat.entries)).toBe(0);
  });
});
