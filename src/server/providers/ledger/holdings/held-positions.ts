import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { isoDate, yearOfDay } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { positionsOn, spansOn, type ValuedPosition } from '#finance/book/positions-on.ts';
import type { CarriedPrices } from '#finance/prices/carried-prices.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import type { PriceSplit } from '#finance/prices/split-adjusted.ts';
import { splitDayWindow } from '#finance/prices/split-evidence.ts';
import { securitySplits } from '#finance/ledger/security-splits.ts';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';
import { type Report, reportedSeries } from '#finance/prices/reported-series.ts';
import { sortEntries } from '#finance/ledger/ordered-entries.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import { type Instrument, ledgerInstrument } from '../../../db/queries/market/instruments.ts';
import type { LastPrice } from '../../../db/queries/market/prices.ts';
import { reportOf } from '../../../db/queries/ledger/reported-values.ts';
import type { Queries } from '../../../db/queries.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { pageBooks } from '../subject/page-books.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';
import { valuingRows } from './valuing-rows.ts';

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
  /** The splits of each security, each once, by which prices of different days are compared. */
  readonly splits: ReadonlyMap<string, readonly PriceSplit[]>;
}

/**
 * Returns the positions of a subject at the end of a day, from the stored positions. They are valued by the same functions as the daily series. The number of
 * statements does not grow with the holdings.
 */
export const heldPositions = oncePerSnapshot(async (snapshot, figures: SubjectFigures): Promise<HeldPositions> => {
  const material = await readMaterial(snapshot, figures);
  const positions = figures.portfolios.flatMap((portfolio) => valuePortfolio(portfolio, material, figures.asOf));
  return { positions, instruments: material.instruments, splits: splitsBySecurity(material.entries, figures.asOf) };
});

function splitsBySecurity(ledgers: Material['entries'], asOf: number): Map<string, PriceSplit[]> {
  const booked = [...ledgers].flatMap(([portfolio, entries]) =>
    entries.flatMap(({ instrumentId, day, ratio }) =>
      instrumentId && ratio && day <= asOf ? [{ portfolio, instrumentId, day, ratio }] : [],
    ),
  );
  const bySecurity = Map.groupBy(booked, ({ instrumentId }) => instrumentId);
  return new Map([...bySecurity].map(([id, own]) => [id, securitySplits(own).map(({ day, ratio }) => ({ day, ratio: ratio.toNumber() }))]));
}

interface Material {
  readonly spans: ReadonlyMap<string, readonly PositionSpan[]>;
  readonly entries: ReadonlyMap<string, readonly LedgerEntry[]>;
  readonly reports: ReadonlyMap<string, readonly Report[]>;
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly prices: ReadonlyMap<string, LastPrice>;
  /** All prices of what was split about the day, by which it is told which units they are of. */
  readonly aroundSplits: ReadonlyMap<string, PriceSeries>;
  readonly rates: ExchangeRates;
  readonly carried: CarriedPrices;
}

async function readMaterial(snapshot: Queries, figures: SubjectFigures): Promise<Material> {
  const { asOf, period } = figures;
  const read = [pageBooks(snapshot, figures), valuingRows(snapshot, figures, asOf)] as const;
  const [books, { entries, reports }] = await Promise.all(read);
  const spans = new Map([...books].map(([id, years]) => [id, spansOn(years.positionsFrom(yearOfDay(Math.min(period.from, asOf))), asOf)]));
  const held = [...spans.values()].flat();
  const instruments = await snapshot.market.instruments(held.flatMap(({ instrumentId }) => instrumentId ?? []));
  const prices = await snapshot.market.lastPrices(instruments.keys(), isoDate(asOf));
  const split = entries.filter(({ ratio, day }) => ratio !== null && Math.abs(day - asOf) <= splitDayWindow);
  const named = [...figures.portfolios, ...held, ...instruments.values(), ...entries, ...reports];
  return {
    spans,
    entries: byPortfolio(entries, ledgerEntry),
    reports: byPortfolio(reports, reportOf),
    instruments,
    prices: new Map(prices.map((price) => [price.id, price])),
    aroundSplits: await snapshot.market.prices(split.flatMap(({ instrumentId }) => instrumentId ?? [])),
    rates: await snapshot.market.rates(named.map(({ currency }) => currency)),
    carried: await snapshot.market.carried(),
  };
}

function byPortfolio<Row extends { readonly portfolioId: string }, Part>(
  rows: readonly Row[],
  part: (row: Row) => Part,
): Map<string, Part[]> {
  const groups = Map.groupBy(rows, ({ portfolioId }) => portfolioId);
  return new Map([...groups].map(([id, own]) => [id, own.map(part)]));
}

function valuePortfolio(portfolio: Portfolio, material: Material, asOf: number): HeldPosition[] {
  const { instruments, prices, aroundSplits, rates, carried } = material;
  const spans = material.spans.get(portfolio.id) ?? [];
  const entries = material.entries.get(portfolio.id) ?? [];
  const reports = material.reports.get(portfolio.id) ?? [];
  const sources = {
    entries: sortEntries(entries),
    instruments: [...instruments.values()].map(ledgerInstrument),
    prices: new Map([...prices].map(([id, { day, close }]) => [id, aroundSplits.get(id) ?? priceSeries([{ day, price: Number(close) }])])),
    reportedValues: reportedSeries(reports, rates),
    rates,
    carried,
    currency: portfolio.currency,
  };
  return positionsOn(spans, sources, asOf).map((position) => ({
    ...position,
    portfolio,
    lastPrice: prices.get(position.instrumentId ?? '') ?? null,
  }));
}
