import { describe, expect, it } from 'vitest';
import { piecesOf } from './help';

describe('a paragraph', () => {
  it('is text and the numbers of rules, in turn', () => {
    expect(piecesOf('Move first {4.1}, then take {5.2}.')).toEqual([
      { piece: 'Move first ', isRule: false },
      { piece: '4.1', isRule: true },
      { piece: ', then take ', isRule: false },
      { piece: '5.2', isRule: true },
      { piece: '.', isRule: false },
    ]);
  });
  it('may name no rule', () => expect(piecesOf('Have fun.')).toEqual([{ piece: 'Have fun.', isRule: false }]));
});
