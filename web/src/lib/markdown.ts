/** Markdown of our own as HTML; the numbers of rules, rulings and chapters are anchors. */
import type { Language } from './languages';
import { Marked } from 'marked';

/** 4, 4.1, 13.17a; rulings R4; doubts D2. */
const NUMBER = /^(\d+(?:\.\d+)*[a-z]?|[RD]\d+)$/;

const marked = new Marked({
  renderer: {
    strong({ text, tokens }) {
      return NUMBER.test(text) ? anchor(text) : `<strong>${this.parser.parseInline(tokens)}</strong>`;
    },
    heading({ depth, text, tokens }) {
      const number = text.split(' ')[0] ?? '';
      const id = NUMBER.test(number) ? ` id="${number}"` : '';
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    tablecell({ text, tokens, header }) {
      const tag = header ? 'th' : 'td';
      const inner = NUMBER.test(text) && /^[RD]/.test(text) ? anchor(text) : this.parser.parseInline(tokens);
      return `<${tag}>${inner}</${tag}>`;
    },
  },
});

function anchor(number: string): string {
  return `<strong id="${number}"><a href="#${number}">${number}</a></strong>`;
}

export function html(text: string): string {
  return marked.parse(text, { async: false });
}

/** The language most of a text is in: rules may not have been written in the reader's yet. */
export function languageOf(text: string): Language {
  const cyrillic = text.match(/[а-яё]/gi)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return cyrillic > latin ? 'ru' : 'en';
}
