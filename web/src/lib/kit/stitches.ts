/** Cross-stitch: ornaments are drawn as rows of letters, a # for a stitch. */

const ROOSTER = [
  '.........##.',
  '#.......####',
  '##......##..',
  '###....###..',
  '.##########.',
  '..########..',
  '#.#######...',
  '.######.....',
  '....##......',
  '....#.#.....',
  '...##.##....',
];

const TREE = [
  '....#....',
  '...###...',
  '..#.#.#..',
  '#...#...#',
  '.#.###.#.',
  '..#.#.#..',
  '#...#...#',
  '.#.###.#.',
  '..#.#.#..',
  '....#....',
  '...###...',
];

const RHOMB = [
  '.....#.....',
  '....#.#....',
  '#..#.#.#..#',
  '.##.#.#.##.',
  '..#.....#..',
  '.#.#.#.#.#.',
  '..#.....#..',
  '.##.#.#.##.',
  '#..#.#.#..#',
  '....#.#....',
  '.....#.....',
];

const ZIGZAG = ['#...', '.#.#', '..#.'];

/** Ornaments of the house, each to be repeated. */
export const ORNAMENTS = {
  /** Roosters on either side of a tree, between rhombs: for the edge of a page. */
  roosters: beside(RHOMB, ROOSTER, TREE, mirrored(ROOSTER)),
  /** Rhombs alone: for the edge of a panel. */
  rhombs: beside(RHOMB),
  /** A thin line: for the edge of a board or a card. */
  zigzag: ZIGZAG,
} satisfies Record<string, readonly string[]>;

export type Ornament = keyof typeof ORNAMENTS;

/** Motifs side by side, with a bare column after each. */
function beside(...motifs: readonly string[][]): string[] {
  const rows = Math.max(...motifs.map((motif) => motif.length));
  return Array.from({ length: rows }, (_, row) => motifs.map((motif) => `${motif[row] ?? ''}.`).join(''));
}

function mirrored(motif: readonly string[]): string[] {
  return motif.map((row) => [...row].reverse().join(''));
}

/** The crosses of an ornament as one SVG path; a stitch is 1 × 1. */
export function stitched(rows: readonly string[]): string {
  return rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '#' ? cross(x, y) : ''))).join('');
}

function cross(x: number, y: number): string {
  return `M${x + 0.2} ${y + 0.2}l.6 .6M${x + 0.8} ${y + 0.2}l-.6 .6`;
}
