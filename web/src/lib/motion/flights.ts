/**
 * What moved, read off two views.
 *
 * A board says where its pieces lie, place by place (`Places`). From what is gone in one place and has come to
 * another follows what flew where. Nothing here knows a game, and a board needs no code for each kind of event.
 */

/** How many of each piece lie in each place. */
export type Places = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A piece whose face the reader does not see. */
export const HIDDEN = '?';

export interface Flight {
  /** What is seen to fly: the known face, if either end shows one. */
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

interface Lying {
  readonly place: string;
  readonly piece: string;
}

/** What flew from where to where between two views. What only turned its face in its place did not fly. */
export function flights(before: Places, after: Places): Flight[] {
  const gone = surplus(before, after);
  const come = surplus(after, before);
  pair(gone, come, (from, to) => from.place === to.place && (from.piece === HIDDEN || to.piece === HIDDEN));
  return [
    ...pair(gone, come, (from, to) => from.piece === to.piece),
    ...pair(gone, come, (from) => from.piece === HIDDEN),
    ...pair(gone, come, (_, to) => to.piece === HIDDEN),
  ];
}

/** The pieces of `one` that `other` has not got in the same place. */
function surplus(one: Places, other: Places): Lying[] {
  return Object.entries(one).flatMap(([place, pieces]) =>
    Object.entries(pieces).flatMap(([piece, count]) => {
      const more = count - (other[place]?.[piece] ?? 0);
      return Array.from({ length: Math.max(0, more) }, () => ({ place, piece }));
    }),
  );
}

/** Takes pairs that fit out of both lists. */
function pair(gone: Lying[], come: Lying[], fits: (from: Lying, to: Lying) => boolean): Flight[] {
  const found: Flight[] = [];
  for (const to of [...come]) {
    const from = gone.find((candidate) => fits(candidate, to));
    if (!from) continue;
    gone.splice(gone.indexOf(from), 1);
    come.splice(come.indexOf(to), 1);
    found.push({ piece: to.piece === HIDDEN ? from.piece : to.piece, from: from.place, to: to.place });
  }
  return found;
}
