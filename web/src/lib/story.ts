/** The story of a match, as one reader is told it. */
import type { StoryLine, Told } from './board';

/** A story whose first `keep` lines stand and are followed by others. */
export function retold(story: readonly StoryLine[], keep: number, lines: readonly StoryLine[]): StoryLine[] {
  return [...story.slice(0, keep), ...lines];
}

/** All that several lines tell, in order. */
export function eventsOf(lines: readonly StoryLine[]): Told[] {
  return lines.flatMap((line) => [...line.events]);
}

/** What one seat did in a row, a sentence each; the steps of one deed are one sentence. */
export function chaptersOf(story: readonly StoryLine[], fieldsOf: (kind: string) => readonly string[]): StoryLine[] {
  const chapters: { seat: number | null; events: Told[] }[] = [];
  for (const { seat = null, events } of story) {
    const last = chapters.at(-1);
    if (last && last.seat === seat) last.events.push(...events);
    else chapters.push({ seat, events: [...events] });
  }
  return chapters.map(({ seat, events }) => ({ seat, events: gathered(events, fieldsOf) }));
}

/** What happened, with the steps of one deed told as one: the twin of `gathered` in core/actions.py. */
function gathered(events: readonly Told[], fieldsOf: (kind: string) => readonly string[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const both = last && joined(last, event, fieldsOf(event.kind));
    if (both) told[told.length - 1] = both;
    else told.push(event);
  }
  return told;
}

/** Two events as one, where they are alike in all but what adds up. */
function joined(one: Told, other: Told, fields: readonly string[]): Told | null {
  if (one.kind !== other.kind || !fields.length) return null;
  const rest = Object.keys(one).filter((field) => !fields.includes(field));
  if (rest.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))) return null;
  return { ...one, ...Object.fromEntries(fields.map((field) => [field, sum(one[field], other[field])])) };
}

/** Counts of things, put together; lists and numbers behind each other. */
function sum(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])];
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  const counts = { ...(one as Record<string, number>) };
  for (const [thing, count] of Object.entries(other as Record<string, number>))
    counts[thing] = (counts[thing] ?? 0) + count;
  return counts;
}
