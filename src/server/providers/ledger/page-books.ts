import { yearOfDay } from '#finance/iso-date.ts';
import type { StoredYears } from '../../db/queries/book-years.ts';
import type { Queries } from '../../db/queries.ts';
import { idsOf } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';
import type { SubjectFigures } from './subject-figures.ts';

/** Months are shown with those of the year before. */
const yearsBefore = 2;

/** The stored books of what a page is about, by portfolio, from the year of `day` or earlier on: read once for all of its parts. */
export function pageBooks(
  snapshot: Queries,
  { measured, asOf, period }: SubjectFigures,
  day: number,
): Promise<ReadonlyMap<string, StoredYears>> {
  const { account, portfolios, subjectId } = measured;
  const first = Math.min(yearOfDay(period.from), yearOfDay(asOf) - yearsBefore, yearOfDay(day));
  const years = [first, yearOfDay(Math.max(asOf, period.to))] as const;
  return oncePerSnapshot(snapshot, `books ${subjectId} ${years.join(' ')}`, () =>
    snapshot.bookYears.ofYears(account.id, idsOf(portfolios), years),
  );
}
