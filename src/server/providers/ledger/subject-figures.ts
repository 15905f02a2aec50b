import type { DailySeries, Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { dayNumber, type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { BookProblem } from '#finance/book/book-problem.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { chosenPeriod } from './chosen-period.ts';
import { type MeasuredSubject, measuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';
import { shownDay } from './shown-day.ts';
import { subjectState } from './subject-state.ts';
import { namesInProblems, problemsOf, whyMissing } from './why-missing.ts';

/** The stored figures of what a page is about. */
export interface SubjectFigures {
  readonly measured: MeasuredSubject;
  /** From the day before the first transaction on; null while there is none. */
  readonly series: DailySeries | null;
  /** The day that the page shows, as a day number. */
  readonly asOf: number;
  /** The period of the page. */
  readonly period: Period;
  /** Why there is no value on a day. */
  readonly whyMissing: (day: number) => Figure<never>;
  /** What the figures had to do without, instruments by name. */
  readonly problems: readonly BookProblem[];
}

/** Reads them once a page, whole: ten years are ten rows. */
export async function subjectFigures(snapshot: Queries, subject: ReportSubject): Promise<SubjectFigures> {
  const key = `figures ${subject.portfolio?.id ?? subject.account?.id} ${subject.asOf}`;
  const figures = await oncePerSnapshot(snapshot, key, async () => {
    const measured = await measuredSubject(snapshot, subject);
    const [reach, series] = await Promise.all([subjectState(snapshot, subject), readSeries(snapshot, measured, subject.asOf)]);
    const names = await namesInProblems(snapshot, [reach]);
    const asOf = dayNumber(shownDay(subject.asOf, reach.lastDay));
    const why = { whyMissing: (day: number) => whyMissing(reach, isoDate(day), names), problems: problemsOf(reach, names) };
    return { measured, series, asOf, ...why };
  });
  return { ...figures, period: chosenPeriod(subject, figures) };
}

async function readSeries(snapshot: Queries, { account, subjectId }: MeasuredSubject, asOf: IsoDate): Promise<DailySeries | null> {
  const wanted = { accountId: account.id, subjectIds: [subjectId], firstDay: null, lastDay: dayNumber(asOf) };
  return (await snapshot.dailySeries.read(wanted)).get(subjectId)?.series ?? null;
}

/** The series when it has `day`; otherwise why not: nothing was booked, it began later, or it is not computed that far. */
export function seriesOn({ series }: Pick<SubjectFigures, 'series'>, day: number): Figure<DailySeries> {
  if (!series) return unavailable('not-recorded');
  if (day <= series.firstDay) return unavailable('before-inception');
  return day < series.firstDay + series.value.length ? available(series) : unavailable('after-last-day');
}
