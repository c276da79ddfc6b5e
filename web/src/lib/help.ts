/** How a game is explained: chapters of text, with pictures that the game draws itself. */

/** A chapter; a number in braces is a rule, and becomes a link. */
export interface Chapter<Picture extends string> {
  readonly title: string;
  readonly picture?: Picture;
  readonly paragraphs: readonly string[];
  /** Steps, numbered. */
  readonly steps?: readonly string[];
}

/** What a game says in one language. */
export interface HelpText<Picture extends string> {
  readonly chapters: readonly Chapter<Picture>[];
  /** What screen readers say of the pictures. */
  readonly alternatives: Readonly<Record<Picture, string>>;
}

/** A paragraph in pieces: text, and the numbers of rules. */
export function piecesOf(paragraph: string): { piece: string; isRule: boolean }[] {
  return paragraph.split(/\{([\d.]+)\}/u).map((piece, place) => ({ piece, isRule: place % 2 === 1 }));
}
