/** A finger on a map: which place it means, and whether that is sure enough to do it at once. */

/** A place that can be pressed, by its middle on the screen and the lesser side of its box, in pixels. */
export interface Place<Its> {
  readonly its: Its;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Meant<Its> {
  readonly its: Its;
  /** Whether no other place can have been meant: else it is asked about. */
  readonly isSure: boolean;
  /** How much larger the map should be for fingers to tell this place from the next. */
  readonly closer: number;
}

/** Farther than this from the middle of any place a finger means none. */
const REACH = 32;
/** Places nearer to each other than this are not told apart by a finger. */
const APART = 32;
/** How much nearer than all others the place that is meant must be. */
const SLACK = 16;
/** How far apart places lie once the map is larger. */
const ROOMY = 52;

/**
 * The nearest place. What is `under` the finger and large, a region say, is meant wherever it is touched, unless a
 * small place lies right there.
 */
export function meantBy<Its>(places: readonly Place<Its>[], x: number, y: number, under?: Its): Meant<Its> | null {
  const away = (place: Place<Its>) => Math.hypot(place.x - x, place.y - y);
  const large = places.find(({ its, side }) => its === under && side >= 2 * REACH);
  const small = places.filter((place) => place !== large && place.side < 2 * REACH);
  const [first, second] = [...small].sort((one, other) => away(one) - away(other));
  if (large && !(first && away(first) < SLACK)) return { its: large.its, isSure: true, closer: 1 };
  if (!first || away(first) > REACH) return null;
  const apart = Math.min(
    ...small.filter((place) => place !== first).map((place) => Math.hypot(place.x - first.x, place.y - first.y)),
  );
  const isSure = apart >= APART && (!second || away(second) - away(first) >= SLACK);
  return { its: first.its, isSure, closer: Math.max(1, ROOMY / apart) };
}
