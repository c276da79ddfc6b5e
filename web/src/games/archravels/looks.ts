/** How things look: dyes and marks of yarn, wool of items, faces. Nothing here decides anything. */

export interface Dye {
  readonly base: string;
  readonly light: string;
  readonly deep: string;
  /** A shape besides the colour, in a box from -10 to 10. */
  readonly mark: string;
}

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Heart, triangle, star, leaf, drop, square. */
const DYES: Readonly<Record<Colour, Dye>> = {
  red: {
    base: '#c8443c',
    light: '#e8837a',
    deep: '#7f1f1c',
    mark: 'M0 8C-10 1 -9 -8 -3.6 -8C-1.4 -8 0 -6 0 -4.6C0 -6 1.4 -8 3.6 -8C9 -8 10 1 0 8z',
  },
  orange: { base: '#dd7a26', light: '#f5ae6c', deep: '#83420a', mark: 'M0 -8.5L8.5 7H-8.5z' },
  yellow: {
    base: '#e6c430',
    light: '#f8e58a',
    deep: '#755a00',
    mark: 'M0 -9.5L2.6 -3.2L9.2 -2.8L4.1 1.5L5.8 8L0 4.4L-5.8 8L-4.1 1.5L-9.2 -2.8L-2.6 -3.2z',
  },
  green: {
    base: '#3d9a4c',
    light: '#82c98c',
    deep: '#17521f',
    mark: 'M-8 8C-9.5 -3 -2 -9.5 8.5 -8.5C9.5 2 3 9 -4.4 6.2L-6.4 8.6z',
  },
  blue: {
    base: '#3f7fc4',
    light: '#8bb8e6',
    deep: '#173f70',
    mark: 'M0 -9.5C3.6 -4 7.2 -0.6 7.2 3A7.2 6.4 0 0 1 -7.2 3C-7.2 -0.6 -3.6 -4 0 -9.5z',
  },
  purple: { base: '#8a4fa3', light: '#c295d6', deep: '#4b1f60', mark: 'M-6.6 -6.6H6.6V6.6H-6.6z' },
};

/** Undyed wool: a colour that is not settled yet. */
const UNDYED: Dye = { base: '#cbbfa8', light: '#e9e0cd', deep: '#5d5140', mark: '' };

export function dyeOf(colour: string): Dye {
  return DYES[colour as Colour] ?? UNDYED;
}

// ---------------------------------------------------------------- patterns

/** One ball of a drawn pattern: a colour, any colour, or a letter for a colour of one's choice. */
export interface Drawn {
  readonly key: string;
  readonly colour: string;
  readonly letter: string;
}

/** The balls that show a pattern: exact ones in their colours, others with letters (equal letters, equal colours). */
export function drawnPattern(rule: string, count: number, yarn: Readonly<Record<string, number>>): Drawn[] {
  if (rule === 'exact') return inOrder(yarn).map((colour, at) => ({ key: `${colour} ${at}`, colour, letter: '' }));
  const lettered = (letter: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ key: `${at}`, colour: 'plain', letter: letter(at) }));
  if (rule === 'one_colour') return lettered(() => 'A');
  if (rule === 'two_colours') return lettered((at) => (at < count - 1 ? 'A' : 'B'));
  if (rule === 'all_different') return lettered((at) => 'ABCDEF'[at] ?? '');
  return Array.from({ length: count }, (_, at) => ({ key: `${at}`, colour: 'any', letter: '' }));
}

/** Counted yarn ball by ball, in the order of the rainbow. */
export function inOrder(yarn: Readonly<Record<string, number>>): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: yarn[colour] ?? 0 }, () => colour));
}

/** Points with their quarters as a fraction: 9.75 is «9¾». */
export function pointsText(points: number): string {
  const sign = points < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(points));
  const quarter = ['', '¼', '½', '¾'][Math.round((Math.abs(points) - whole) * 4)] ?? '';
  return sign + (whole === 0 && quarter ? '' : String(whole)) + quarter;
}

/** Where the middles of some balls lie in a box: rows as even as they come. */
export function laidInRows(count: number, across: number): readonly (readonly [number, number])[] {
  const rows = Math.max(1, Math.ceil(count / across));
  const least = Math.floor(count / rows);
  const longer = count - least * rows;
  return Array.from({ length: rows }, (_, row) => least + Number(row < longer)).flatMap((size, row) =>
    Array.from({ length: size }, (_, at): [number, number] => [at - (size - 1) / 2, row - (rows - 1) / 2]),
  );
}

// ---------------------------------------------------------------- items, boards, people

export interface Wool {
  readonly base: string;
  readonly light: string;
  readonly trim: string;
}

const WOOLS: Readonly<Record<string, Wool>> = {
  hat: { base: '#b5483f', light: '#d7766c', trim: '#f4e6cc' },
  bear: { base: '#a9794a', light: '#c99a6a', trim: '#f1dcb9' },
  mittens: { base: '#3f8683', light: '#6aaeaa', trim: '#f4e6cc' },
  scarf: { base: '#7a5a9c', light: '#a080c0', trim: '#ecd9a0' },
  blanket: { base: '#5f7f3f', light: '#88a865', trim: '#f1dcb9' },
};
const GREY_WOOL: Wool = { base: '#8d8173', light: '#aea294', trim: '#efe6d6' };

export function woolOf(item: string): Wool {
  return WOOLS[item] ?? GREY_WOOL;
}

export interface Face {
  readonly skin: string;
  readonly hair: string;
  readonly jumper: string;
  readonly stripe: string;
  readonly cut: 'bun' | 'short' | 'curls' | 'long' | 'beard' | 'bob' | 'bald' | 'braids';
  readonly glasses: boolean;
}

const FACES: Readonly<Record<string, Face>> = {
  rebecca: { skin: '#f2c9a5', hair: '#a4481e', jumper: '#3d9a4c', stripe: '#f4e6cc', cut: 'bun', glasses: true },
  theo: { skin: '#8a5a3a', hair: '#2b1c14', jumper: '#e6c430', stripe: '#3d7a46', cut: 'short', glasses: false },
  derrick: { skin: '#eab98f', hair: '#5b3a1e', jumper: '#3f7fc4', stripe: '#f4e6cc', cut: 'beard', glasses: false },
  amara: { skin: '#6d4229', hair: '#1f1512', jumper: '#8bb8e6', stripe: '#c8443c', cut: 'curls', glasses: false },
  neeha: { skin: '#b97b4f', hair: '#221612', jumper: '#dd7a26', stripe: '#8a4fa3', cut: 'long', glasses: false },
  alex: { skin: '#f4d3b4', hair: '#d9b25a', jumper: '#dd7a26', stripe: '#3f8683', cut: 'bob', glasses: true },
  ted: { skin: '#f0c6a4', hair: '#b9b1a6', jumper: '#c8443c', stripe: '#f4e6cc', cut: 'bald', glasses: true },
  eliza: { skin: '#f5d5bb', hair: '#7d3b1c', jumper: '#8f2f4a', stripe: '#e6c430', cut: 'braids', glasses: false },
};
const SOMEBODY: Face = {
  skin: '#e7c4a0',
  hair: '#6b4a2c',
  jumper: '#8d8173',
  stripe: '#efe6d6',
  cut: 'short',
  glasses: false,
};

export function faceOf(character: string): Face {
  return FACES[character] ?? SOMEBODY;
}
