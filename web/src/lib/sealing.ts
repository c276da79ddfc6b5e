/**
 * This browser's part in making chance: it shows the hash of a random contribution, and opens the
 * contribution when all hashes are shown. It is kept until somebody has verified the match.
 */
import type { Sealing } from '../types/protocol';
import { commitOf, newContribution } from './chance';
import { keep, readKept } from './settings.svelte';

interface Kept {
  readonly seal: string;
  readonly contribution: string;
}

export type Answer = { type: 'commit'; commit: string } | { type: 'open'; contribution: string } | null;

const PREFIX = 'samobranka.chance.';
/** Old contributions are of no use: only so many are kept. */
const MOST_KEPT = 40;

/** What this browser has to say now; null when nothing is waited for. */
export function answerTo(table: string, seat: number, sealing: Sealing): Answer {
  const shown = sealing.commits[String(seat)];
  const opened = sealing.opened?.[String(seat)];
  if (sealing.step === 'commit') {
    if (shown !== undefined) return null;
    return { type: 'commit', commit: commitOf(contributionFor(table, sealing.seal)) };
  }
  const kept = contributionTo(table);
  // Another device of the same person may have committed: only that one can open.
  if (opened !== undefined || kept === null || commitOf(kept) !== shown) return null;
  return { type: 'open', contribution: kept };
}

/** The contribution this browser made to a table's chance; null when it made none or has forgotten. */
export function contributionTo(table: string): string | null {
  return read(table)?.contribution ?? null;
}

/** One for each seal: when the host must draw a new secret, everybody contributes anew. */
function contributionFor(table: string, seal: string): string {
  const kept = read(table);
  if (kept?.seal === seal) return kept.contribution;
  const contribution = newContribution();
  forgetOldest();
  keep(PREFIX + table, JSON.stringify({ seal, contribution } satisfies Kept));
  return contribution;
}

function read(table: string): Kept | null {
  try {
    return JSON.parse(readKept(PREFIX + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function forgetOldest(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept.slice(0, Math.max(0, kept.length - MOST_KEPT + 1))) localStorage.removeItem(key);
  } catch {
    // Nothing is kept here at all.
  }
}
