/**
 * Chance that anybody can recompute: docs/architecture.md, "Chance and seals", in the browser.
 * SHAKE-256 comes from @noble/hashes, because `crypto.subtle` does not exist over plain http.
 */
import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchFile } from '../types/protocol';

export const CONTRIBUTION_BYTES = 32;
const HASH_BYTES = 32;
const WORD_BYTES = 4;

/** shake(purpose, pieces…; length): pieces cannot run into each other, purposes are apart. */
export function shake(purpose: string, pieces: readonly Uint8Array[], length: number): Uint8Array {
  const said = [utf8ToBytes(`samobranka ${purpose} 1`), ...pieces];
  return shake256(concatBytes(...said.flatMap((piece) => [bigEndian(piece.length, 4), piece])), {
    dkLen: length,
  });
}

/** A contribution that nobody can guess, as hex. */
export function newContribution(): string {
  return bytesToHex(randomBytes(CONTRIBUTION_BYTES));
}

/** What is shown before contributions are opened. */
export function commitOf(contribution: string): string {
  return bytesToHex(shake('commit', [hexToBytes(contribution)], HASH_BYTES));
}

/** What the host shows before the match. */
export function sealOf(secret: string): string {
  return bytesToHex(shake('seal', [hexToBytes(secret)], HASH_BYTES));
}

/** The seed: the host's secret mixed with the contributions in seat order. */
export function seedOf(secret: string, contributions: Readonly<Record<string, string>>): Uint8Array {
  const seats = Object.keys(contributions)
    .map(Number)
    .sort((a, b) => a - b);
  const given = seats.flatMap((seat) => [bigEndian(seat, 2), hexToBytes(contributions[String(seat)] ?? '')]);
  return shake('seed', [hexToBytes(secret), ...given], HASH_BYTES);
}

/** The first `count` words of a log entry. */
export function wordsOf(seed: Uint8Array, entry: number, count: number): number[] {
  const stream = shake('words', [seed, bigEndian(entry, 8)], WORD_BYTES * count);
  const bytes = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  return Array.from({ length: count }, (_, place) => bytes.getUint32(WORD_BYTES * place));
}

function bigEndian(number: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let place = length - 1, rest = number; place >= 0; place -= 1, rest = Math.floor(rest / 256)) {
    bytes[place] = rest % 256;
  }
  return bytes;
}

// ---------------------------------------------------------------- a match, recomputed

export interface EntryCheck {
  readonly entry: number;
  /** `given`: taken over from another match, and not checked here. */
  readonly verdict: 'right' | 'wrong' | 'given';
  readonly words: number;
}

export interface Verdict {
  /** `missing`: never sealed, or the secret is not opened. */
  readonly seal: 'right' | 'wrong' | 'missing';
  readonly secret: string;
  readonly shownSeal: string;
  readonly recomputedSeal: string;
  readonly seed: string;
  /** Entries that asked chance. */
  readonly entries: readonly EntryCheck[];
  /** `partly`: some words were taken over from another match, and were not checked here. */
  readonly whole: 'right' | 'partly' | 'wrong' | 'missing';
}

/** Whether everything that chance decided follows from what was sealed before the match. */
export function verify(file: MatchFile): Verdict {
  const secret = file.secret ?? '';
  if (secret === '' || file.seal === '') {
    return {
      seal: 'missing',
      secret,
      shownSeal: file.seal,
      recomputedSeal: '',
      seed: '',
      entries: [],
      whole: 'missing',
    };
  }
  const seed = seedOf(secret, file.contributions);
  const recomputedSeal = sealOf(secret);
  const seal = recomputedSeal === file.seal ? 'right' : 'wrong';
  const entries = file.entries.flatMap((entry, place) => {
    const words = 'words' in entry ? (entry.words ?? []) : [];
    return words.length ? [checkEntry(seed, place, words, file.given ?? 0)] : [];
  });
  const whole = wholeOf(seal, entries);
  return { seal, secret, shownSeal: file.seal, recomputedSeal, seed: bytesToHex(seed), entries, whole };
}

function wholeOf(seal: 'right' | 'wrong', entries: readonly EntryCheck[]): 'right' | 'partly' | 'wrong' {
  const verdicts = new Set(entries.map(({ verdict }) => verdict));
  if (seal === 'wrong' || verdicts.has('wrong')) return 'wrong';
  return verdicts.has('given') ? 'partly' : 'right';
}

/** How many words of chance have this verdict. */
export function wordsThatAre(verdict: EntryCheck['verdict'], entries: readonly EntryCheck[]): number {
  return entries.reduce((sum, entry) => sum + (entry.verdict === verdict ? entry.words : 0), 0);
}

function checkEntry(seed: Uint8Array, entry: number, words: readonly number[], given: number): EntryCheck {
  if (entry < given) return { entry, verdict: 'given', words: words.length };
  const expected = wordsOf(seed, entry, words.length);
  const right = expected.every((word, place) => word === words[place]);
  return { entry, verdict: right ? 'right' : 'wrong', words: words.length };
}
