import type { BookInput } from '#finance/book/book-input.ts';
import { buildBooks, type PortfolioBook } from '#finance/book/portfolio-book.ts';

/** The book of one portfolio that no other one shares units with. */
export function buildBook(input: BookInput): PortfolioBook {
  const [book] = buildBooks([input]);
  if (!book) throw new RangeError('a book without its portfolio');
  return book;
}
