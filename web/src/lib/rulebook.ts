/** A game's numbered rules in chapters, so that a reader finds one without reading all. */

export interface Chapter {
  /** 21; empty where a chapter has none. */
  readonly number: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  /** Rulings and doubts: for those who ask why a rule is as it is. */
  readonly rulings: readonly Chapter[];
}

export interface Rule {
  readonly number: string;
  readonly text: string;
}

const RULE = /^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\* (.*)$/gm;
const RULE_LINE = /^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\* /;
const RULING = /^(\| R\d+ \||- \*\*D\d+\*\*)/m;
/** Numbers of rules, rulings and doubts in a sentence; the bold one before it is its own. */
const MENTIONED = /(?<![\w.*/#-])(\d{1,2}\.\d{1,2}[a-z]?|[RD]\d{1,2})(?![\w*])/g;

/** RULES.md in chapters. */
export function rulebookOf(markdown: string): Rulebook {
  const all = markdown.split(/^## /m).slice(1).map(chapterOf);
  const isRuling = ({ text }: Chapter) => RULING.test(text);
  return { chapters: all.filter((chapter) => !isRuling(chapter)), rulings: all.filter(isRuling) };
}

function chapterOf(part: string): Chapter {
  const [heading = '', ...lines] = part.split('\n');
  const numbered = /^(\d+) (.*)$/.exec(heading);
  return { number: numbered?.[1] ?? '', title: numbered?.[2] ?? heading, text: lines.join('\n').trim() };
}

/** A piece of a chapter; where it is a rule with a picture, that rule by itself. */
export interface Piece {
  readonly text: string;
  readonly rule: string;
}

/** A chapter's text in pieces, so that pictures can stand beside the rules that have them. */
export function piecesOf(text: string, hasPicture: (rule: string) => boolean): Piece[] {
  const pieces: { text: string; rule: string }[] = [];
  for (const line of text.split('\n')) {
    const number = RULE_LINE.exec(line)?.[1] ?? '';
    const rule = number && hasPicture(number) ? number : '';
    const last = pieces.at(-1);
    if (rule || !last || last.rule) pieces.push({ text: line, rule });
    else last.text += `\n${line}`;
  }
  return pieces.filter((piece) => piece.text.trim());
}

/** The chapter that a rule stands in: 21 of 21.3. */
export function chapterNumber(rule: string): string {
  return rule.split('.')[0] ?? '';
}

/** Whether a number is a ruling's or a doubt's. */
export function isRuling(number: string): boolean {
  return /^[RD]\d+$/.test(number);
}

/** The rules that have all the words sought, in any order. */
export function rulesWith(book: Rulebook, sought: string): Rule[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return book.chapters.flatMap(({ title, text }) =>
    [...text.matchAll(RULE)]
      .map(([, number = '', rule = '']) => ({ number, text: rule }))
      .filter((rule) => words.every((word) => `${title} ${rule.number} ${rule.text}`.toLowerCase().includes(word))),
  );
}

/** A chapter's text in which every number leads to its rule, and rulings to their own page. */
export function linked(text: string, game: string): string {
  return text.replace(MENTIONED, (number: string) =>
    isRuling(number) ? `[${number}](/help/${game}/rulings#${number})` : `[${number}](#${number})`,
  );
}
