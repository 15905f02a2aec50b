import type { MarkedToken, Token, Tokens } from 'marked';
import type { Prose } from '#contracts/prose.ts';
import { inlineOf } from './inline-of-markdown.ts';

/** Paragraphs, formulas, lists and tables in our tree. What it does not know, HTML above all, is refused. */
export function proseOf(tokens: readonly Token[]): Prose[] {
  return tokens.filter(({ type }) => type !== 'space').map((token) => prose(token as MarkedToken));
}

function prose(token: MarkedToken): Prose {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', text: inlineOf('tokens' in token ? token.tokens : [token]) };
    case 'heading':
      return { kind: 'heading', text: inlineOf(token.tokens) };
    case 'code':
      return { kind: 'formula', lines: token.text.split('\n') };
    case 'list':
      return { kind: 'list', isNumbered: token.ordered, items: token.items.map(({ tokens }) => proseOf(tokens)) };
    case 'table':
      return tableOf(token);
    default:
      throw new Error(`A page of calculations has no ${token.type}: ${token.raw}`);
  }
}

function tableOf({ header, rows }: Tokens.Table): Prose {
  return {
    kind: 'table',
    columns: header.map(({ tokens, align }) => ({ heading: inlineOf(tokens), isNumber: align === 'right' })),
    rows: rows.map((cells) => cells.map(({ tokens }) => inlineOf(tokens))),
  };
}
