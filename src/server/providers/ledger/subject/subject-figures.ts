import type { DailySeries, Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import type { Account } from '#domain/account/account.ts';
import { consolidated } from '#finance/book/consolidation.ts';
import type { Queries } from '../../../db/queries.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { BookProblem } from '#finance/book/book-problem.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { chosenPeriod } from '../days/chosen-period.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { shownDay } from '../days/shown-day.ts';
import { withUnpricedPeriods } from './with-unpriced-periods.ts';
import { collectIds } from '../collect-ids.ts';
import { subjectState } from './subject-state.ts';
import { namesInProblems, toBookProblems, whyMissing } from '../why-missing.ts';

/** The stored figures of what a page is about: one portfolio in its currency, or all of an account's as one in the account's currency. */
export interface SubjectFigures {
  readonly account: Account;
  /** The id of the stored series: the portfolio's, or the account's. */
  readonly subjectId: string;
  readonly currency: string;
  readonly portfolios: readonly Portfolio[];
  /** From the day before the first transaction on; null while there is none. */
  readonly series: DailySeries | null;
  /** The day that the page shows, as a day number. */
  readonly asOf: number;
  /** The period of the page. */
  readonly period: Period;
  /** Explains why there is no value on a day. */
  readonly whyMissing: (day: number) => Figure<never>;
  /** The problems that the figures have, instruments by name. */
  readonly problems: readonly BookProblem[];
}

/** Reads them whole: ten years are ten rows. */
export const subjectFigures = oncePerSnapshot(async (snapshot, subject: ReportSubject): Promise<SubjectFigures> => {
  const account = getAccount(subject);
  const { id: subjectId, currency } = subject.portfolio ?? account;
  const [reach, own] = await Promise.all([
    subjectState(snapshot, subject),
    subject.isPart ? partSeries(snapshot, subject) : storedSeries(snapshot, subject, subjectId),
  ]);
  const [series = null] = own
    ? await withUnpricedPeriods(snapshot, account.id, [{ series: own, portfolioIds: collectIds(subject.portfolios) }])
    : [];
  const asOf = dayNumber(shownDay(subject.asOf, reach.lastDay));
  const names = await namesInProblems(snapshot, [reach]);
  return {
    account,
    subjectId,
    currency,
    portfolios: subject.portfolios,
    series,
    asOf,
    period: chosenPeriod(subject, { series, asOf }),
    whyMissing: (day) => whyMissing(reach, isoDate(day), names),
    problems: toBookProblems(reach, names),
  };
});

async function storedSeries(snapshot: Queries, subject: ReportSubject, subjectId: string): Promise<DailySeries | undefined> {
  return (await readSeries(snapshot, subject, [subjectId])).get(subjectId)?.series;
}

/** The portfolios that count as one, in the currency of the account. */
async function partSeries(snapshot: Queries, subject: ReportSubject): Promise<DailySeries | undefined> {
  const { currency } = getAccount(subject);
  const stored = await readSeries(snapshot, subject, collectIds(subject.portfolios));
  const members = [...stored.values()];
  if (members.length === 0) return undefined;
  const rates = await snapshot.market.rates([currency, ...members.map((member) => member.currency)]);
  return consolidated(members, { currency, rates, carried: await snapshot.market.carried() });
}

function readSeries(snapshot: Queries, subject: ReportSubject, subjectIds: readonly string[]) {
  return snapshot.dailySeries.read({ accountId: getAccount(subject).id, subjectIds, firstDay: null, lastDay: dayNumber(subject.asOf) });
}

/** The series when it has `day`; otherwise why not: nothing was booked, it began later, or it is not computed that far. */
export function seriesOn({ series }: Pick<SubjectFigures, 'series'>, day: number): Figure<DailySeries> {
  if (!series) return unavailable('not-recorded');
  if (day <= series.firstDay) return unavailable('before-inception');
  return day < series.firstDay + series.value.length ? available(series) : unavailable('after-last-day');
}
