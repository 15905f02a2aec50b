import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { positionsOn, type ValuedPosition } from '#finance/book/positions-on.ts';
import { priceSeries, type PriceSeries } from '#finance/prices/price-series.ts';
import { type Report, reportedSeries } from '#finance/prices/reported-series.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import { type Instrument, ledgerInstrument } from '../../db/queries/instruments.ts';
import type { LastPrice } from '../../db/queries/prices.ts';
import { reportOf } from '../../db/queries/reported-values.ts';
import type { Queries } from '../../db/queries.ts';
import { idsOf, type MeasuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';
import { inOrder } from '#finance/ledger/ordered-entries.ts';

/** One holding of one portfolio on the as-of day, in the portfolio's currency. */
export interface HeldPosition extends ValuedPosition {
  readonly portfolio: Portfolio;
  /** The last close as published; null of cash and without one. */
  readonly lastPrice: LastPrice | null;
}

/** All holdings of a subject, also (without units) those given up, with what is needed to show them. */
export interface HeldPositions {
  readonly positions: readonly HeldPosition[];
  readonly instruments: ReadonlyMap<string, Instrument>;
  /** Splits and the like, by which prices of different days are compared. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * What a subject held at the end of a day, from the stored positions, valued by the same functions as the daily series: one
 * index look-up a holding for its price, one a currency for its rate. The number of statements does not grow with the holdings.
 */
export function heldPositions(snapshot: Queries, measured: MeasuredSubject, asOf: number): Promise<HeldPositions> {
  return oncePerSnapshot(snapshot, `held ${measured.subjectId} ${asOf}`, async () => {
    const material = await readMaterial(snapshot, measured, asOf);
    const positions: HeldPosition[] = [];
    for (const portfolio of measured.portfolios) positions.push(...(await valuePortfolio(snapshot, { portfolio, material, asOf })));
    return { positions, instruments: material.instruments, entries: [...material.entries.values()].flat() };
  });
}

interface Material {
  readonly spans: ReadonlyMap<string, readonly PositionSpan[]>;
  readonly entries: ReadonlyMap<string, readonly LedgerEntry[]>;
  readonly reports: ReadonlyMap<string, readonly Report[]>;
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly prices: ReadonlyMap<string, LastPrice>;
}

async function readMaterial(snapshot: Queries, { account, portfolios }: MeasuredSubject, asOf: number): Promise<Material> {
  const day = isoDate(asOf);
  const ids = idsOf(portfolios);
  const held = await snapshot.positions.heldOn(account.id, ids, day);
  const rows = await snapshot.transactions.quoting({ accountId: account.id, portfolioIds: ids, through: day });
  const reported = await snapshot.reportedValues.ofPortfolios(account.id, ids, day);
  const instrumentIds = [...new Set(held.flatMap(({ span }) => span.instrumentId ?? []))];
  const instruments = await snapshot.instruments.byIds(instrumentIds);
  const prices = await snapshot.prices.lastOn(instrumentIds, day);
  return {
    spans: byPortfolio(held, ({ span }) => span),
    entries: byPortfolio(rows, ledgerEntry),
    reports: byPortfolio(reported, reportOf),
    instruments: new Map(instruments.map((row) => [row.id, row])),
    prices: new Map(prices.map((price) => [price.id, price])),
  };
}

function byPortfolio<Row extends { readonly portfolioId: string }, Part>(
  rows: readonly Row[],
  part: (row: Row) => Part,
): Map<string, Part[]> {
  const groups = Map.groupBy(rows, ({ portfolioId }) => portfolioId);
  return new Map([...groups].map(([id, own]) => [id, own.map(part)]));
}

async function valuePortfolio(
  snapshot: Queries,
  { portfolio, material, asOf }: { portfolio: Portfolio; material: Material; asOf: number },
): Promise<HeldPosition[]> {
  const { instruments, prices } = material;
  const spans = material.spans.get(portfolio.id) ?? [];
  const entries = material.entries.get(portfolio.id) ?? [];
  const reports = material.reports.get(portfolio.id) ?? [];
  const perEuro = await ratesFor(snapshot, { portfolio, instruments, spans, moved: [...entries, ...reports], asOf });
  const sources = {
    entries: inOrder(entries),
    instruments: [...instruments.values()].map(ledgerInstrument),
    prices: new Map([...prices].map(([id, { day, close }]) => [id, priceSeries([{ day, price: Number(close) }])])),
    reportedValues: reportedSeries(reports, { perEuro }),
    rates: { perEuro },
    currency: portfolio.currency,
  };
  return positionsOn(spans, sources, asOf).map((position) => ({
    ...position,
    portfolio,
    lastPrice: prices.get(position.instrumentId ?? '') ?? null,
  }));
}

interface RatesWanted {
  readonly portfolio: Portfolio;
  readonly instruments: Material['instruments'];
  readonly spans: readonly PositionSpan[];
  readonly moved: readonly { readonly instrumentId: string | null; readonly currency: string }[];
  readonly asOf: number;
}

/** Today's rates; all of them where a call or report in another currency than the security's has to be converted at its day. */
async function ratesFor(
  snapshot: Queries,
  { portfolio, instruments, spans, moved, asOf }: RatesWanted,
): Promise<ReadonlyMap<string, PriceSeries>> {
  const held = spans.map(({ instrumentId, currency }) => instruments.get(instrumentId ?? '')?.currency ?? currency);
  const currencies = [...new Set([...held, ...moved.map(({ currency }) => currency)])];
  const foreign = moved.filter(({ instrumentId, currency }) => instruments.get(instrumentId ?? '')?.currency !== currency);
  if (currencies.every((currency) => currency === portfolio.currency)) return new Map();
  if (foreign.length > 0) return snapshot.exchangeRates.seriesOf([...currencies, portfolio.currency]);
  return snapshot.exchangeRates.jointOn(currencies, portfolio.currency, isoDate(asOf));
}
