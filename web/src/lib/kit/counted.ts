/** Counted pieces one by one, each with a key of its own. */
export function laidOut<Piece extends string>(
  pieces: Readonly<Record<string, number>>,
): { piece: Piece; key: string }[] {
  return Object.entries(pieces).flatMap(([piece, count]) =>
    Array.from({ length: count }, (_, at) => ({ piece: piece as Piece, key: `${piece} ${at}` })),
  );
}
