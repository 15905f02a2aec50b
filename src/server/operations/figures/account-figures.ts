import { compositeLevels } from '#finance/composite-levels.ts';
import { consolidated } from '#finance/consolidation.ts';
import type { DailyLevels, DailySeries } from '#finance/daily-series.ts';
import type { Settlement } from '#finance/entry-effect.ts';
import { dailyRates, type ExchangeRates } from '#finance/exchange-rates.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import type { BookProblem } from '#finance/ledger-pass.ts';
import type { MarketSources } from '#finance/markets.ts';
import { buildBook, type PortfolioBook } from '#finance/portfolio-book.ts';
import { reportedSeries } from '#finance/reported-series.ts';
import type { Snapshot } from '../../db/queries/snapshots.ts';
import type { StoredProblem } from '../../db/schema/derived.ts';
import type { AccountLedger, PortfolioLedger } from './account-ledger.ts';
import { flowsOf, internalEntries } from './internal-flows.ts';
import type { MarketData } from './market-data.ts';
import { snapshotSeries } from './snapshot-series.ts';
import { stalePrices } from './stale-prices.ts';
import { withoutInternalFlows } from './without-internal-flows.ts';

/** Before every day of any ledger. */
const beginning = dayNumber('0002-01-01');

/** Days back to the working day before the last day of the run before, of which a snapshot was taken that is no longer wanted. */
const lately = 7;

export interface FiguresInput {
  readonly ledger: AccountLedger;
  readonly market: MarketData;
  readonly rates: ExchangeRates;
  /** The level of a benchmark in a currency up to the last day; null when there is no such benchmark. */
  readonly benchmarkOf: (benchmarkId: string | null, currency: string) => DailyLevels | null;
  readonly settlement: Settlement;
  /** Day number of the last day. */
  readonly through: number;
}

/** Everything to store about one portfolio, or about the account as a whole. */
export interface SubjectFigures {
  readonly subjectId: string;
  readonly currency: string;
  /** The first day of which stored figures are no longer right. */
  readonly fromDay: number;
  readonly ledgerVersion: number;
  readonly series: DailySeries | null;
  /** From `snapshotsFrom` on. */
  readonly snapshots: readonly Snapshot[];
  readonly snapshotsFrom: number;
  readonly problems: readonly StoredProblem[];
}

export interface PortfolioFigures extends SubjectFigures {
  readonly book: PortfolioBook;
}

export interface AccountFigures {
  readonly account: SubjectFigures;
  readonly portfolios: readonly PortfolioFigures[];
}

interface BookedPortfolio {
  readonly ledger: PortfolioLedger;
  readonly sources: MarketSources;
  readonly book: PortfolioBook;
  /** Null of an empty ledger. */
  readonly series: DailySeries | null;
}

/** The figures of all portfolios of an account, and of the account as one portfolio. Pure: nothing is read or written. */
export function accountFigures(input: FiguresInput): AccountFigures {
  const booked = input.ledger.portfolios.map((ledger) => bookPortfolio(ledger, input));
  const portfolios = booked.map((one) => portfolioFigures(one, input));
  return { portfolios, account: wholeAccount(booked, input) };
}

function bookPortfolio(ledger: PortfolioLedger, { market, rates, settlement, through }: FiguresInput): BookedPortfolio {
  const ids = new Set(ledger.entries.flatMap(({ instrumentId }) => instrumentId ?? []));
  const sources: MarketSources = {
    entries: ledger.entries,
    instruments: [...ids].flatMap((id) => market.instruments.get(id) ?? []),
    prices: market.prices,
    reportedValues: reportedSeries(ledger.reports, rates),
    rates,
    currency: ledger.portfolio.currency,
  };
  const book = buildBook({ ...sources, settlement, through });
  return { ledger, sources, book, series: book.inceptionDay === null ? null : book.series };
}

function portfolioFigures(booked: BookedPortfolio, input: FiguresInput): PortfolioFigures {
  const { portfolio, mark } = booked.ledger;
  const { series, book } = booked;
  const benchmark = input.benchmarkOf(portfolio.benchmarkId, portfolio.currency);
  const fromDay = firstStaleDay(booked);
  const snapshotsFrom = fromDay - lately;
  return {
    subjectId: portfolio.id,
    currency: portfolio.currency,
    fromDay,
    ledgerVersion: mark.version,
    series,
    snapshots: series ? snapshotSeries({ series, benchmark, stalePrices: staleCounts([booked]) }, snapshotsFrom) : [],
    snapshotsFrom,
    problems: book.problems.map(storedProblem),
    book,
  };
}

function wholeAccount(booked: readonly BookedPortfolio[], input: FiguresInput): SubjectFigures {
  const { account, storedThrough } = input.ledger;
  const series = consolidatedOf(booked, input);
  const benchmark = series && comparedWith(booked, input, series);
  const fromDay = Math.min(storedThrough ?? beginning, ...booked.map(firstStaleDay));
  const snapshotsFrom = fromDay - lately;
  return {
    subjectId: account.id,
    currency: account.currency,
    fromDay,
    ledgerVersion: booked.reduce((total, { ledger }) => total + ledger.mark.version, 0),
    series,
    snapshots: series ? snapshotSeries({ series, benchmark, stalePrices: staleCounts(booked) }, snapshotsFrom) : [],
    snapshotsFrom,
    problems: booked.flatMap(({ book }) => book.problems.map(storedProblem)),
  };
}

function staleCounts(booked: readonly BookedPortfolio[]) {
  return (days: readonly number[]) => stalePrices(booked, days);
}

function firstStaleDay({ ledger: { mark, storedThrough } }: BookedPortfolio): number {
  return storedThrough === null ? beginning : Math.min(mark.firstChangedDay, storedThrough);
}

/** The portfolios as one; what moves between them is no flow of the whole. */
function consolidatedOf(booked: readonly BookedPortfolio[], { ledger, rates, settlement, through }: FiguresInput): DailySeries | null {
  const transfers = booked.map(({ ledger: own }) => ({ ...own, portfolioId: own.portfolio.id }));
  const internal = internalEntries(transfers);
  const members = booked.flatMap(({ ledger: { portfolio }, series, sources }) => {
    if (!series) return [];
    const flows = flowsOf(internal.get(portfolio.id) ?? [], { sources, settlement, through });
    return [{ series: withoutInternalFlows(series, flows), currency: portfolio.currency }];
  });
  return members.length === 0 ? null : consolidated(members, { currency: ledger.account.currency, rates });
}

function comparedWith(
  booked: readonly BookedPortfolio[],
  { benchmarkOf, rates, ledger: { account } }: FiguresInput,
  whole: DailySeries,
): DailyLevels {
  const parts = booked.flatMap(({ series, ledger: { portfolio } }) => {
    if (!series) return [];
    const days = { firstDay: series.firstDay, days: series.value.length };
    const fx = dailyRates(rates, { from: portfolio.currency, to: account.currency }, days);
    return [{ series, fx, benchmark: benchmarkOf(portfolio.benchmarkId, account.currency) }];
  });
  return compositeLevels(parts, { firstDay: whole.firstDay, days: whole.value.length });
}

function storedProblem({ reason, subject, fromDay, toDay }: BookProblem): StoredProblem {
  return { reason, subject, from: isoDate(fromDay), to: isoDate(toDay) };
}
