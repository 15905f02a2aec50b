import { isoDate, type IsoDate } from '#finance/iso-date.ts';
import { isStale } from '#finance/prices/price-series.ts';
import type { PriceDoubt } from '#finance/prices/price-quality.ts';
import type { FindingKind } from './finding.ts';
import { type ClassifiedInstrument, type Classification, missingClassification } from './missing-classification.ts';

/** Caller's exposure to a security or benchmark: number of portfolios and total value. */
export interface Touched {
  readonly portfolios: number;
  /** Null when no part of it has a value. */
  readonly value: number | null;
}

/** A price in quarantine, or suspected of a split. */
export interface HeldBackPrice {
  readonly instrumentId: string;
  /** Day number. */
  readonly day: number;
  readonly why: PriceDoubt;
}

/** A benchmark with the days of the last prices of what it consists of; null of what has none. */
export interface InspectedBenchmark {
  readonly id: string;
  readonly components: readonly { readonly instrumentId: string; readonly lastDay: number | null }[];
}

/** The market as far as it concerns the caller. Touched is what they hold, or compare with. */
export interface InspectedMarket {
  /** Day number. */
  readonly day: number;
  readonly instruments: readonly (ClassifiedInstrument & { readonly id: string })[];
  readonly heldBack: readonly HeldBackPrice[];
  /** Prices that jumped as by a split that no ledger records. */
  readonly suspected: readonly HeldBackPrice[];
  /** Instruments whose prices are read as adjusted for later splits, each since its first such price. */
  readonly adjusted: readonly { readonly instrumentId: string; readonly since: IsoDate }[];
  /** Instruments with prices whose unit was assumed, from the first to the last such day. */
  readonly assumed: readonly { readonly instrumentId: string; readonly since: IsoDate; readonly until: IsoDate }[];
  readonly benchmarks: readonly InspectedBenchmark[];
  readonly held: ReadonlyMap<string, Touched>;
  readonly compared: ReadonlyMap<string, Touched>;
}

/** A finding about the market, with the part that makes it known where. */
export interface MarketFinding extends Touched {
  readonly kind: FindingKind;
  /** The instrument's or benchmark's id. */
  readonly subject: string;
  readonly since: IsoDate | null;
  /** The last day concerned; null while it lasts. */
  readonly until: IsoDate | null;
  /** Prices in quarantine or suspected of a split, in order of their days. */
  readonly prices: readonly HeldBackPrice[];
  readonly missing: readonly Classification[];
  /** Portfolios that are compared with one of these are concerned; none when those that hold the subject are. */
  readonly benchmarkIds: readonly string[];
}

/** Lists doubtful securities, prices and benchmarks for those who hold them or are compared with them. */
export function marketFindings(market: InspectedMarket): MarketFinding[] {
  return [
    ...pricesHeldBack(market),
    ...splitsSuspected(market),
    ...oldBenchmarks(market),
    ...unitsAssumed(market),
    ...adjustedForSplits(market),
    ...unclassified(market),
  ];
}

const nothingElse = { until: null, prices: [], missing: [], benchmarkIds: [] };

/** Lists the securities with prices held back. For one that is not held but part of a benchmark, those compared with it are concerned. */
function pricesHeldBack({ heldBack, held, compared, benchmarks }: InspectedMarket): MarketFinding[] {
  return [...Map.groupBy(heldBack, ({ instrumentId }) => instrumentId)].flatMap(([subject, some]) => {
    const prices = some.toSorted((a, b) => a.day - b.day);
    const since = prices[0] ? isoDate(prices[0].day) : null;
    const own = held.get(subject);
    const within = benchmarks.filter(({ components }) => components.some(({ instrumentId }) => instrumentId === subject));
    const benchmarkIds = own ? [] : within.map(({ id }) => id);
    const touched = own ?? together(benchmarkIds.map((id) => compared.get(id)));
    return [{ ...nothingElse, kind: 'price-held' as const, subject, since, ...touched, prices, benchmarkIds }];
  });
}

/** A security that no one holds is compared with by its levels, as it is published. */
function splitsSuspected({ suspected, held }: InspectedMarket): MarketFinding[] {
  return [...Map.groupBy(suspected, ({ instrumentId }) => instrumentId)].flatMap(([subject, some]) => {
    const touched = held.get(subject);
    const prices = some.toSorted((a, b) => a.day - b.day);
    const since = prices[0] ? isoDate(prices[0].day) : null;
    return touched ? [{ ...nothingElse, ...touched, kind: 'suspected-split' as const, subject, since, prices }] : [];
  });
}

function oldBenchmarks({ benchmarks, compared, day }: InspectedMarket): MarketFinding[] {
  return benchmarks.flatMap(({ id, components }): MarketFinding[] => {
    const finding = { ...nothingElse, ...(compared.get(id) ?? nobody), subject: id, benchmarkIds: [id] };
    const days = components.map(({ lastDay }) => lastDay);
    if (days.length === 0 || days.includes(null)) return [{ ...finding, kind: 'benchmark-without-prices', since: null }];
    const oldest = Math.min(...days.map((last) => last ?? NaN));
    return isStale('Index', oldest, day) ? [{ ...finding, kind: 'benchmark-behind', since: isoDate(oldest) }] : [];
  });
}

function unitsAssumed({ assumed, held }: InspectedMarket): MarketFinding[] {
  return assumed.flatMap(({ instrumentId: subject, since, until }) => {
    const touched = held.get(subject);
    return touched ? [{ ...nothingElse, ...touched, kind: 'currency-assumed' as const, subject, since, until }] : [];
  });
}

function adjustedForSplits({ adjusted, held }: InspectedMarket): MarketFinding[] {
  return adjusted.flatMap(({ instrumentId, since }) => {
    const touched = held.get(instrumentId);
    return touched ? [{ ...nothingElse, ...touched, kind: 'split-adjusted' as const, subject: instrumentId, since }] : [];
  });
}

function unclassified({ instruments, held }: InspectedMarket): MarketFinding[] {
  return instruments.flatMap((instrument) => {
    const touched = held.get(instrument.id);
    const missing = missingClassification(instrument);
    if (!touched || missing.length === 0) return [];
    return [{ ...nothingElse, ...touched, kind: 'unclassified' as const, subject: instrument.id, since: null, missing }];
  });
}

const nobody: Touched = { portfolios: 0, value: null };

function together(some: readonly (Touched | undefined)[]): Touched {
  return some.reduce<Touched>(
    (sum, one) => ({
      portfolios: sum.portfolios + (one?.portfolios ?? 0),
      value: sum.value === null ? (one?.value ?? null) : sum.value + (one?.value ?? 0),
    }),
    nobody,
  );
}
