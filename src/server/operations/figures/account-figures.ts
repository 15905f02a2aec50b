import { compositeLevels } from '#finance/benchmark/composite-levels.ts';
import { consolidated } from '#finance/book/consolidation.ts';
import type { DailyLevels, DailySeries } from '#finance/daily-series.ts';
import { pricedHoldings } from '#finance/prices/priced-holdings.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import { findStillPeriods, findUnpricedPeriods, type PricedHolding } from '#finance/returns/unpriced-periods.ts';
import type { Settlement } from '#finance/ledger/entry-effect.ts';
import type { StoredBook } from '../../db/queries/figures/book-years.ts';
import { nothingPaid, type Paid } from '../../db/queries/figures/daily-series.ts';
import type { Snapshot } from '../../db/queries/figures/snapshots.ts';
import type { StoredProblem } from '../../db/schema/derived.ts';
import { type AccountMaterial, lately } from './account-material.ts';
import { fromDayOf } from './account-plan.ts';
import { flowsOf, internalEntries, type InternalFlow } from './internal-flows.ts';
import { joinedSeries, seriesSince, stateOn } from './joined-series.ts';
import type { MarketData } from './market-data.ts';
import { type BookedPortfolio, bookPortfolios } from './portfolio-figures.ts';
import { programmeOf } from './programme-of.ts';
import { type PortfolioHealth, portfolioHealth, whatDoesNotAddUp } from './portfolio-health.ts';
import type { SnapshotCalendar } from './snapshot-calendar.ts';
import { type BenchmarkAnchor, snapshotSeries } from './snapshot-series.ts';
import { stalePrices } from './stale-prices.ts';
import { type NewProblem, storedProblems, withoutSeams } from './stored-problems.ts';

export interface FiguresInput {
  readonly material: AccountMaterial;
  readonly market: MarketData;
  /** The level of a benchmark in a currency up to the last day; null when there is no such benchmark. */
  readonly benchmarkOf: (benchmarkId: string | null, currency: string) => DailyLevels | null;
  readonly calendar: SnapshotCalendar;
  readonly settlement: Settlement;
  /** Day number of the last day. */
  readonly through: number;
}

/** A series, to be stored under its subject. */
export interface SubjectSeries {
  readonly subjectId: string;
  readonly currency: string;
  readonly series: DailySeries | null;
  readonly paidBefore: Paid;
}

/** The days that the figures of a portfolio or account cover, and the data missing from them. */
export interface SubjectState {
  readonly subjectId: string;
  readonly storedAs: string;
  readonly firstDay: number | null;
  readonly problems: readonly StoredProblem[];
}

export interface AccountFigures {
  /** The series of the account, and of each of its portfolios whose series differs. */
  readonly subjects: readonly SubjectSeries[];
  /** The account's snapshots, from a few days before the first changed day. */
  readonly snapshots: readonly Snapshot[];
  readonly states: readonly SubjectState[];
  readonly books: readonly (StoredBook & { readonly portfolioId: string })[];
  readonly health: readonly PortfolioHealth[];
}

/** The figures of all portfolios of an account, and of the account as one portfolio. Pure: nothing is read or written. */
export function accountFigures(input: FiguresInput): AccountFigures {
  const { plan, portfolios } = input.material;
  const booked = bookPortfolios(portfolios, input);
  const whole = wholeAccount(booked, input);
  const subjects = plan.isOnePortfolio ? [whole] : [whole, ...booked.map(portfolioSeries)];
  const residuals = booked.map((one) => whatDoesNotAddUp(one, input));
  const own = booked.map((one, at) => portfolioState(one, input, residuals[at] ?? []));
  const problems = withoutSeams(own.flatMap((state) => state.problems));
  const firstDay = plan.continued?.firstDay ?? whole.series?.firstDay ?? null;
  return {
    subjects,
    snapshots: accountSnapshots(booked, input, whole),
    states: [...own, { subjectId: plan.accountId, storedAs: plan.accountId, firstDay, problems }],
    books: booked.map(({ material, kept }) => ({ ...kept, portfolioId: material.portfolio.portfolioId })),
    health: booked.map((one, at) => portfolioHealth(one, { problems: own[at]?.problems ?? [], day: input.through, rates: input.market })),
  };
}

function portfolioState(
  { material: { portfolio, stored }, series, book }: BookedPortfolio,
  { material }: FiguresInput,
  residuals: readonly NewProblem[],
): SubjectState {
  const { accountId, isOnePortfolio } = material.plan;
  const { firstDay, problems: known } = (stored && portfolio.stored) ?? { firstDay: series?.firstDay ?? null, problems: [] };
  return {
    subjectId: portfolio.portfolioId,
    storedAs: isOnePortfolio ? accountId : portfolio.portfolioId,
    firstDay,
    problems: storedProblems({ known, fromDay: fromDayOf(material.plan) }, [...book.problems, ...residuals]),
  };
}

function portfolioSeries({ series, paidBefore, material: { portfolio } }: BookedPortfolio): SubjectSeries {
  return { subjectId: portfolio.portfolioId, currency: portfolio.currency, series, paidBefore };
}

function wholeAccount(booked: readonly BookedPortfolio[], input: FiguresInput): SubjectSeries {
  const { plan, stored } = input.material;
  const series = plan.isOnePortfolio ? (booked[0]?.series ?? null) : consolidatedOf(booked, input);
  return { subjectId: plan.accountId, currency: plan.currency, series, paidBefore: stored?.series.paidBefore ?? nothingPaid };
}

function accountSnapshots(booked: readonly BookedPortfolio[], input: FiguresInput, { series, paidBefore }: SubjectSeries): Snapshot[] {
  if (!series) return [];
  const { plan } = input.material;
  const unpriced = findUnpricedPeriods(findStillPeriods(netIndex(series)), booked.flatMap(holdingsOf));
  const firstDay = plan.continued?.firstDay ?? series.firstDay;
  const compared = accountCompared(booked, input, { series, firstDay });
  const subject = {
    series: { ...series, unpriced },
    firstDay,
    paidBefore,
    ...compared,
    stalePrices: staleCounts(booked),
    programmeOn: programmeOf(booked, input),
  };
  return snapshotSeries(subject, fromDayOf(plan) - lately, input.calendar);
}

function accountCompared(
  booked: readonly BookedPortfolio[],
  input: FiguresInput,
  { series, firstDay }: { series: DailySeries; firstDay: number },
): { benchmark: DailyLevels | null; anchor: BenchmarkAnchor } {
  const anchor = anchorOf(input.material, firstDay);
  if (!anchor) return { benchmark: null, anchor: { day: firstDay, growth: NaN } };
  return { benchmark: comparedWith(booked, input, series), anchor };
}

/**
 * Returns the day from which the account's benchmark continues, with its growth since the beginning; null if the benchmark broke off
 * before.
 */
function anchorOf({ stored }: AccountMaterial, firstDay: number): BenchmarkAnchor | null {
  const last = stored?.lastSnapshot;
  if (!last || last.day <= firstDay) return { day: firstDay, growth: 1 };
  return last.benchmarkAll === null ? null : { day: last.day, growth: 1 + last.benchmarkAll };
}

function holdingsOf({ kept, sources: { instruments, prices, reportedValues } }: BookedPortfolio): PricedHolding[] {
  return pricedHoldings(kept.positions, { instruments, daysOf: (id) => (reportedValues.get(id) ?? prices.get(id))?.days });
}

function staleCounts(booked: readonly BookedPortfolio[]) {
  const held = booked.map(({ kept, sources }) => ({ positions: kept.positions, sources }));
  return (days: readonly number[]) => stalePrices(held, days);
}

/** The portfolios as one; what moves between them is no flow of the whole. */
function consolidatedOf(booked: readonly BookedPortfolio[], input: FiguresInput): DailySeries | null {
  const { plan, stored } = input.material;
  const fromDay = fromDayOf(plan);
  const internal = internalEntries(booked.map(({ material }) => ({ ...material, portfolioId: material.portfolio.portfolioId })));
  const members = booked.flatMap(({ material: { portfolio }, book, sources }) => {
    if (book.inceptionDay === null) return [];
    const own = (internal.get(portfolio.portfolioId) ?? []).filter(({ day }) => day >= fromDay);
    const flows = flowsOf(own, { sources, settlement: input.settlement, through: input.through });
    return [{ series: withoutInternalFlows(seriesSince(book.series, fromDay), flows), currency: portfolio.currency }];
  });
  if (members.length === 0) return null;
  const common = { currency: plan.currency, rates: input.market, carried: input.market.carried };
  if (!stored) return consolidated(members, common);
  const opening = stateOn(stored.series.series, fromDay - 1);
  return joinedSeries(stored.series.series, consolidated(members, { ...common, opening }));
}

function comparedWith(
  booked: readonly BookedPortfolio[],
  { benchmarkOf, market, material }: FiguresInput,
  whole: DailySeries,
): DailyLevels {
  const { currency } = material.plan;
  const parts = booked.flatMap(({ series, material: { portfolio } }) => {
    if (!series) return [];
    const days = { firstDay: series.firstDay, days: series.value.length };
    const fx = market.carried.rates(market, { from: portfolio.currency, to: currency }, days);
    return [{ series, fx, benchmark: benchmarkOf(portfolio.benchmarkId, currency) }];
  });
  return compositeLevels(parts, { firstDay: whole.firstDay, days: whole.value.length });
}

/** The series without payments to and from other portfolios of the account, which cross no boundary of the whole. */
function withoutInternalFlows(series: DailySeries, flows: readonly InternalFlow[]): DailySeries {
  if (flows.length === 0) return series;
  const paidIn = series.paidIn.slice();
  const paidOut = series.paidOut.slice();
  for (const { day, amount } of flows) {
    const column = amount > 0 ? paidIn : paidOut;
    const at = day - series.firstDay;
    column[at] = exactlyNone((column[at] ?? 0) - Math.abs(amount), amount);
  }
  return { ...series, paidIn, paidOut };
}

/** Returns 0 for a remainder that comes from rounding alone. */
function exactlyNone(rest: number, amount: number): number {
  return Math.abs(rest) <= Math.abs(amount) * 1e-9 ? 0 : rest;
}
