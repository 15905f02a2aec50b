import type { PortfolioRow, Portfolios } from '#contracts/datasets/lists.ts';
import { defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { Account } from '#domain/account/account.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import { portfolioNumber } from '#domain/portfolio/portfolio-number.ts';
import { type DailySeries, type Period, valueOn } from '#finance/daily-series.ts';
import { type ExchangeRates, rate } from '#finance/prices/exchange-rates.ts';
import { available, combineFigures, type Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { windowPeriod } from '#finance/period.ts';
import { lastStretch } from '#finance/returns/chain-stretches.ts';
import type { FigureReach } from '../../../db/queries/figures/figure-states.ts';
import type { Portfolio } from '../../../db/queries/clients/portfolios.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { benchmarksOf, type ComparedWith, wholeBenchmark } from '../benchmark/benchmarks-of.ts';
import { computePeriodChange, type ComparedSeries, createMissingChange } from '../gains/period-change.ts';
import { collectIds } from '../collect-ids.ts';
import { subjectFigures } from './subject-figures.ts';
import { withUnpricedPeriods } from './with-unpriced-periods.ts';
import { shownDay } from '../days/shown-day.ts';
import { namesInProblems, toBookProblems, whyMissing } from '../why-missing.ts';

/**
 * All portfolios of an account, the largest first, closed ones last, with the whole account as their total: consolidated in
 * its currency, so that what moves between portfolios is neither a gain nor a payment of the whole.
 */
export async function portfolios(snapshot: Queries, subject: ReportSubject): Promise<Portfolios> {
  const account = getAccount(subject);
  const known = await readKnown(snapshot, account, subject);
  const rows = known.portfolios.map((portfolio) => rowOf(portfolio, known, subject.variant.portfolioParameter));
  const series = await wholeSeries(snapshot, subject, known);
  const whole = series.get(account.id);
  const compared = comparedSeries(account.id, { ...known, series }, whole ? wholeBenchmark(subject.portfolios, { ...known, whole }) : null);
  return {
    asOf: known.asOf,
    currency: account.currency,
    total: valueOf(account.id, compared, known),
    change: compared ? computePeriodChange(compared, known.period) : createMissingChange(missing(account.id, known)),
    rows: rows.toSorted(bySize),
  };
}

/** The series with that of the whole account, or of those of its portfolios that count. */
async function wholeSeries(snapshot: Queries, subject: ReportSubject, { account, series }: Known): Promise<Known['series']> {
  if (!subject.isPart) return series;
  const part = await subjectFigures(snapshot, subject);
  return new Map([...series, ...(part.series ? ([[account.id, part.series]] as const) : [])]);
}

/** Everything stored that the rows are made of, for the days from a year before the shown day to it. */
interface Known {
  readonly account: Account;
  readonly asOf: IsoDate;
  readonly period: Period;
  readonly portfolios: readonly Portfolio[];
  readonly series: ReadonlyMap<string, DailySeries>;
  readonly reach: ReadonlyMap<string, FigureReach>;
  readonly names: ReadonlyMap<string, string>;
  readonly holders: ReadonlySet<string>;
  readonly rates: ExchangeRates;
  readonly benchmarks: ComparedWith;
}

async function readKnown(snapshot: Queries, account: Account, { asOf: chosen, query }: ReportSubject): Promise<Known> {
  const reach = await snapshot.figureStates.reach([account.id], true);
  const asOf = shownDay(chosen, reach.get(account.id)?.lastDay ?? null);
  const period = windowPeriod(query.period ?? defaultPeriods.portfolios, asOf);
  const days = { firstDay: Math.min(period.from, period.to - sparklineDays), lastDay: period.to };
  const all = await snapshot.portfolios.ofAccounts([account.id]);
  const subjectIds = [account.id, ...all.map(({ id }) => id)];
  const stored = await snapshot.dailySeries.read({ accountId: account.id, subjectIds, ...days });
  const names = await namesInProblems(snapshot, reach.values());
  const own = [...stored].map(([id, { series }]) => ({ id, series, portfolioIds: id === account.id ? collectIds(all) : [id] }));
  const priced = await withUnpricedPeriods(snapshot, account.id, own);
  const currencies = [account.currency, ...all.map(({ currency }) => currency)];
  return {
    account,
    asOf,
    period,
    portfolios: all,
    series: new Map(own.map(({ id }, at) => [id, priced[at] as DailySeries])),
    reach,
    names,
    holders: await snapshot.positions.holdersOn(account.id, asOf),
    rates: await snapshot.market.rates(currencies),
    benchmarks: await benchmarksOf(snapshot, { portfolios: all, currency: account.currency, days }),
  };
}

function rowOf(portfolio: Portfolio, known: Known, shape: ReportSubject['variant']['portfolioParameter']): PortfolioRow {
  const { id, name, type, currency, riskLevel, benchmarkId } = portfolio;
  const { account, period, rates, holders } = known;
  const compared = comparedSeries(id, known, known.benchmarks(benchmarkId, currency));
  const value = valueOf(id, compared, known);
  const fx = rate(rates, { from: currency, to: account.currency }, period.to);
  return {
    id,
    address: portfolioAddress(shape, portfolio),
    name,
    type,
    externalId: portfolioNumber(portfolio),
    currency,
    riskLevel,
    value,
    valueInTotal: combineFigures(value, fx, (amount, factor) => amount * factor),
    change: compared ? computePeriodChange(compared, period) : createMissingChange(missing(id, known)),
    isClosed: value.available && value.value === 0 && !holders.has(id),
    sparkline: compared ? sparklineTo(compared.series, period.to) : [],
  };
}

function comparedSeries(id: string, known: Known, benchmark: ComparedSeries['benchmark']): ComparedSeries | null {
  const series = known.series.get(id);
  const problems = toBookProblems(known.reach.get(id), known.names);
  return series ? { series, benchmark, problems } : null;
}

/** The value on the day shown; also nothing held yet is a reason, not a zero. */
function valueOf(id: string, compared: ComparedSeries | null, known: Known): Figure {
  const day = known.period.to;
  const value = !compared || day < compared.series.firstDay ? NaN : valueOn(compared.series, day);
  return Number.isNaN(value) ? missing(id, known) : available(value);
}

function missing(id: string, { reach, names, asOf }: Known): Figure<never> {
  return whyMissing(reach.get(id), asOf, names);
}

const sparklineDays = 364;

/** The return index of the last twelve months, a level a week and the one of `day`. */
function sparklineTo({ firstDay, index }: DailySeries, day: number): number[] {
  const weeks = Array.from({ length: sparklineDays / 7 + 1 }, (_, week) => day - sparklineDays + week * 7);
  return lastStretch(weeks.map((at) => index[at - firstDay] ?? NaN));
}

function bySize(a: PortfolioRow, b: PortfolioRow): number {
  return Number(a.isClosed) - Number(b.isClosed) || sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name);
}

/** Orders portfolios without a value below all that have one, and above those that are closed. */
function sizeOf({ valueInTotal }: PortfolioRow): number {
  return valueInTotal.available ? valueInTotal.value : -Number.MAX_VALUE;
}
