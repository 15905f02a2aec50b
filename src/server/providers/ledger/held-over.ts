import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { stretchesOf } from '#finance/gains/contribution.ts';
import type { Period } from '#finance/daily-series.ts';
import type { Figure } from '#finance/figure.ts';
import { heldOn, type HoldingGain, holdingGains } from '#finance/gains/holding-gain.ts';
import { isoDate, yearOfDay } from '#finance/iso-date.ts';
import type { MoneySpan, PositionSpan } from '#finance/book/cost-pass.ts';
import { translatedSpans } from '#finance/book/translated-spans.ts';
import type { TransferGain } from '#finance/gains/transfer-gains.ts';
import type { Markets } from '#finance/prices/markets.ts';
import { valueOfSpan } from '#finance/book/positions-on.ts';
import { emptyBook } from '../../db/queries/book-years.ts';
import { type Instrument, ledgerInstrument } from '../../db/queries/instruments.ts';
import type { Queries } from '../../db/queries.ts';
import { idsOf, type MeasuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';
import { portfolioMarkets } from './portfolio-markets.ts';
import type { SubjectFigures } from './subject-figures.ts';
import { transfersOver } from './transfers-over.ts';

/** What one portfolio held over a period, and what that was worth at its ends and on the evenings around payments, in the page's currency. */
export interface PortfolioOver {
  readonly portfolio: Portfolio;
  /** By holding, then by day; what moved in a portfolio of another currency at the rate of its day. */
  readonly spans: readonly MoneySpan[];
  readonly markets: Markets;
  readonly gains: Figure<readonly HoldingGain[]>;
}

/** The same of everything that a page is about. */
export interface HeldOver {
  readonly portfolios: readonly PortfolioOver[];
  /** Between portfolios of several currencies. */
  readonly transfers: Figure<readonly TransferGain[]>;
  readonly instruments: ReadonlyMap<string, Instrument>;
}

/**
 * From the stored books of the years of the period, valued by the same functions as the daily series. Prices are looked up for
 * the days that count alone, all in one statement.
 */
export function heldOver(snapshot: Queries, figures: SubjectFigures, period: Period): Promise<HeldOver> {
  const key = `held over ${figures.measured.subjectId} ${period.from} ${period.to}`;
  return oncePerSnapshot(snapshot, key, async () => {
    const spans = await spansOver(snapshot, figures.measured, period);
    const market = await marketOver(snapshot, { measured: figures.measured, spans, days: eveningsOf(figures, period), period });
    const portfolios = figures.measured.portfolios.map((portfolio) => {
      const markets = market.seenFrom(portfolio);
      const own = inPageCurrency(spans.get(portfolio.id) ?? [], portfolio, { markets, currency: figures.measured.currency });
      return { portfolio, spans: own, markets, gains: holdingGains(own, period, (span, day) => valueOfSpan(span, markets, day)) };
    });
    const transfers = await transfersOver(snapshot, figures, { period, rates: market.rates });
    return { portfolios, transfers, instruments: market.instruments };
  });
}

type SpansByPortfolio = ReadonlyMap<string, readonly PositionSpan[]>;

async function spansOver(snapshot: Queries, { account, portfolios }: MeasuredSubject, period: Period): Promise<SpansByPortfolio> {
  const years = { fromYear: yearOfDay(period.from), throughYear: yearOfDay(period.to) };
  const books = await snapshot.bookYears.around(portfolios.map(({ id }) => ({ accountId: account.id, portfolioId: id, ...years })));
  return new Map(portfolios.map(({ id }) => [id, (books.get(id) ?? emptyBook).positions]));
}

function inPageCurrency(
  spans: readonly PositionSpan[],
  { currency: own }: Portfolio,
  { markets, currency }: { markets: Markets; currency: string },
): readonly MoneySpan[] {
  return own === currency ? spans : translatedSpans(spans, (day) => markets.rateOn(own, day));
}

/** The ends of the period, and the evenings between which nothing came in or went out. */
function eveningsOf({ series }: SubjectFigures, period: Period): number[] {
  const stretches = series && stretchesOf(series, period);
  return [...new Set([period.from, period.to, ...(stretches?.available ? stretches.value.map(({ to }) => to) : [])])];
}

interface MarketWanted {
  readonly measured: MeasuredSubject;
  readonly spans: SpansByPortfolio;
  readonly days: readonly number[];
  readonly period: Period;
}

async function marketOver(snapshot: Queries, wanted: MarketWanted) {
  const { measured, spans, period } = wanted;
  const through = isoDate(period.to);
  const ids = idsOf(measured.portfolios);
  const rows = await snapshot.transactions.quoting({ accountId: measured.account.id, portfolioIds: ids, through });
  const reported = await snapshot.reportedValues.ofPortfolios(measured.account.id, ids, through);
  const held = [...spans.values()].flat();
  const securities = [...new Set(held.flatMap(({ instrumentId }) => instrumentId ?? []))];
  const instruments = await snapshot.instruments.byIds(securities);
  const prices = await snapshot.prices.onDays(pricedDays(wanted));
  const currencies = [measured, ...measured.portfolios, ...instruments, ...held, ...rows, ...reported].map(({ currency }) => currency);
  const rates = await snapshot.exchangeRates.among(currencies);
  const market = { entries: rows, reports: reported, instruments: instruments.map(ledgerInstrument), prices, rates };
  const calendar = { firstDay: period.from, days: period.to - period.from + 1 };
  const seenFrom = ({ id }: Portfolio): Markets => portfolioMarkets({ id, currency: measured.currency }, market, calendar);
  return { rates, instruments: new Map(instruments.map((row) => [row.id, row])), seenFrom };
}

/** The evenings on which a security was held, and the last evening before each change of its units. */
function pricedDays({ spans, days, period }: MarketWanted): { id: string; day: string }[] {
  const wanted = new Map<string, { id: string; day: string }>();
  for (const all of spans.values()) {
    for (const [id, own] of Map.groupBy(all, ({ instrumentId }) => instrumentId)) {
      if (id === null) continue;
      for (const day of [...heldEvenings(own, days), ...lastEvenings(own, period)]) wanted.set(`${id} ${day}`, { id, day: isoDate(day) });
    }
  }
  return [...wanted.values()];
}

function heldEvenings(own: readonly PositionSpan[], days: readonly number[]): number[] {
  return days.filter((day) => heldOn(own, day)?.units.isZero() === false);
}

function lastEvenings(own: readonly PositionSpan[], { from, to }: Period): number[] {
  const ended = own.filter(({ units }) => !units.isZero()).flatMap(({ toDay }) => toDay ?? []);
  return ended.filter((day) => day > from && day <= to).map((day) => day - 1);
}
