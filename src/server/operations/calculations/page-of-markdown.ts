import { lexer, type Token, type Tokens } from 'marked';
import type { CalculationPage, CalculationSection } from '#contracts/reports/calculations.ts';
import { plainText } from '#contracts/prose.ts';
import { inlineOf } from './inline-of-markdown.ts';
import { proseOf } from './prose-of-markdown.ts';

/** The part that stands for whoever works on the code; English alone has it, and the product does not show it. */
const notShown = 'Code and tests';

/** A page of docs/calculations as the product shows it: its title, its first paragraph, its sections (docs/calculations/README.md). */
export function pageOfMarkdown(markdown: string): CalculationPage {
  const [title, lead, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error('A page of calculations begins with its title and a paragraph.');
  return {
    title: plainText(inlineOf(title.tokens)),
    lead: inlineOf(lead.tokens),
    sections: sectionsOf(rest).filter(({ heading }) => heading !== notShown),
  };
}

function sectionsOf(tokens: readonly Token[]): CalculationSection[] {
  const starts = tokens.flatMap((token, index) => (isSectionHeading(token) ? [index] : []));
  if (starts[0] !== 0) throw new Error('After its first paragraph a page of calculations goes on with a section.');
  return starts.map((start, nth) => ({
    heading: plainText(inlineOf((tokens[start] as Tokens.Heading).tokens)),
    body: proseOf(tokens.slice(start + 1, starts[nth + 1])),
  }));
}

function isSectionHeading(token: Token): boolean {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}
