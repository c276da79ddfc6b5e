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
