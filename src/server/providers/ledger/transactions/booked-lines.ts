import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import type { Period } from '#finance/daily-series.ts';
import type { Queries } from '../../../db/queries.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { pageBooks } from '../subject/page-books.ts';
import { portfolioRates } from './portfolio-rates.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';

/** Income, charges, costs of dealing and taxes booked over (from, to], in the page's currency at the rates of their days. */
export async function bookedLinesOver(snapshot: Queries, figures: SubjectFigures, period: Period): Promise<readonly BookedAmount[]> {
  const books = await pageBooks(snapshot, figures);
  const rateOf = await portfolioRates(snapshot, figures, period);
  return [...books].flatMap(([portfolioId, years]) =>
    years.bookedOver(period).map((line) => {
      const rate = rateOf(portfolioId, line.day);
      return { ...line, amount: rate && line.amount && line.amount.times(rate) };
    }),
  );
}

/** Returns the booked lines of the page's period. */
export const bookedLines = oncePerSnapshot((snapshot, figures: SubjectFigures) => bookedLinesOver(snapshot, figures, figures.period));
