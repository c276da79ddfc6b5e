/** A game on one sheet of paper: a heading, a sentence, and chapters. A number in braces is a rule, and becomes a link. */

export interface SummaryChapter {
  readonly title: string;
  /** The rule that its heading names: its picture stands beside the chapter. */
  readonly rule: string;
  /** Markdown. */
  readonly text: string;
}

export interface Summary {
  readonly title: string;
  /** What the game is about. */
  readonly opening: string;
  readonly chapters: readonly SummaryChapter[];
}

const NUMBER = /\{(\d+(?:\.\d+)*[a-z]?)\}/gu;

export function summaryFrom(markdown: string): Summary {
  const [head = '', ...parts] = markdown.split(/^## /mu);
  const [title = '', ...opening] = head.replace(/^# /u, '').split('\n');
  return { title: title.trim(), opening: opening.join('\n').trim(), chapters: parts.map(chapterFrom) };
}

function chapterFrom(part: string): SummaryChapter {
  const [heading = '', ...lines] = part.split('\n');
  const [{ rule } = { rule: '' }] = [...heading.matchAll(NUMBER)].map(([, rule = '']) => ({ rule }));
  return { title: heading.replace(NUMBER, '').trim(), rule, text: lines.join('\n').trim() };
}

/** Every number in braces as a link to its rule. */
export function withLinks(text: string, game: string): string {
  return text.replace(NUMBER, (_, number: string) => `[${number}](/help/${game}#${number})`);
}

/** The rules that a summary names. */
export function namedRules(markdown: string): string[] {
  return [...markdown.matchAll(NUMBER)].map(([, number = '']) => number);
}
