import type { MarkedToken, Token } from 'marked';
import type { Inline } from '#contracts/prose.ts';

/** Runs of words in our tree. What it does not know, HTML above all, is refused. */
export function inlineOf(tokens: readonly Token[] = []): Inline[] {
  return tokens.map((token) => inline(token as MarkedToken));
}

function inline(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'words', words: token.text };
    case 'codespan':
      return { kind: 'symbol', words: token.text };
    case 'strong':
      return { kind: 'strong', text: inlineOf(token.tokens) };
    case 'em':
      return { kind: 'emphasis', text: inlineOf(token.tokens) };
    case 'link':
      return { kind: 'link', href: link(token.href), text: inlineOf(token.tokens) };
    default:
      throw new Error(`A page of calculations has no ${token.type}: ${token.raw}`);
  }
}

const page = /^[a-z0-9-]+\.md$/;

/** To a page beside this one, which the product shows at the same address without the ending, or to a source outside. */
function link(href: string): string {
  if (page.test(href)) return href.slice(0, -'.md'.length);
  if (href.startsWith('https://')) return href;
  throw new Error(`A page of calculations links to its neighbours and to https alone: ${href}`);
}
