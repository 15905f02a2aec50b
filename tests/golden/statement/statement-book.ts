import { consolidated } from '#finance/book/consolidation.ts';
import type { DailySeries } from '#finance/daily-series.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import type { BookInput } from '#finance/book/book-input.ts';
import { buildBooks, type PortfolioBook } from '#finance/book/portfolio-book.ts';
import type { BookProblem } from '#finance/book/book-problem.ts';
import { bookInputs, ratesOf, type WrittenStatement } from './written-statement.ts';

/** The book of a statement's portfolio, or the books of several and all combined. The figures are computed from it. */
export interface StatementBook {
  readonly written: WrittenStatement;
  readonly series: DailySeries;
  readonly disposals: readonly Disposal[];
  readonly problems: readonly BookProblem[];
  readonly members: readonly { readonly input: BookInput; readonly book: PortfolioBook }[];
}

export function statementBook(written: WrittenStatement): StatementBook {
  const inputs = bookInputs(written);
  const books = buildBooks(inputs);
  const members = inputs.flatMap((input, at) => (books[at] ? [{ input, book: books[at] }] : []));
  const together = members.map(({ input, book }) => ({ series: book.series, currency: input.currency }));
  const [only] = members;
  return {
    written,
    series:
      written.portfolios || !only ? consolidated(together, { currency: written.currency, rates: ratesOf(written) }) : only.book.series,
    disposals: members.flatMap(({ book }) => book.disposals),
    problems: members.flatMap(({ book }) => book.problems),
    members,
  };
}
