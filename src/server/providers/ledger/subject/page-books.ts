import { yearOfDay } from '#finance/iso-date.ts';
import type { StoredYears } from '../../../db/queries/figures/book-years.ts';
import { collectIds } from '../collect-ids.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import type { SubjectFigures } from './subject-figures.ts';

/** Months are shown with those of the year before. */
const yearsBefore = 2;

/** The stored books of what a page is about, by portfolio, of the years of its period and its day: read once for all of its parts. */
export const pageBooks = oncePerSnapshot((snapshot, figures: SubjectFigures): Promise<ReadonlyMap<string, StoredYears>> => {
  const { account, portfolios, asOf, period } = figures;
  const first = Math.min(yearOfDay(period.from), yearOfDay(Math.min(asOf, period.to)) - yearsBefore);
  const years = [first, yearOfDay(Math.max(asOf, period.to))] as const;
  return snapshot.bookYears.ofYears(account.id, collectIds(portfolios), years);
});
