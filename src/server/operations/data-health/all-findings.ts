import type { HealthFinding } from '#contracts/reports/data-health.ts';
import { type FindingKind, severityOf, subjectOf } from '#domain/data-health/finding.ts';
import { type InspectedBenchmark, type MarketFinding, marketFindings } from '#domain/data-health/market-findings.ts';
import { dayNumber, type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { AdjustedPrices, HeldPrice } from '../../db/queries/market/judged-prices.ts';
import type { AssumedUnits } from '../../db/queries/market/price-needs.ts';
import type { HealthOverall, StoredFindingRow } from '../../db/queries/clients/portfolio-health.ts';
import type { Queries } from '../../db/queries.ts';

/** A finding, and which portfolios are concerned: those with the stored finding, the holders, or who is compared with a benchmark. */
export interface FoundFinding extends HealthFinding {
  readonly subject: string;
  readonly instrumentId: string | null;
  readonly benchmarkIds: readonly string[];
}

interface Market {
  readonly day: IsoDate;
  readonly instruments: ReadonlyMap<string, Instrument>;
  readonly heldBack: readonly HeldPrice[];
  readonly suspected: readonly HeldPrice[];
  readonly adjusted: readonly AdjustedPrices[];
  readonly assumed: readonly AssumedUnits[];
  readonly benchmarks: readonly InspectedBenchmark[];
  readonly benchmarkNames: ReadonlyMap<string, string>;
}

/**
 * Lists the doubts about the data of the portfolios that the actor may see: those found when their figures were computed, and those that
 * today's market data raise about their holdings and benchmarks.
 */
export async function allFindings(snapshot: Queries, overall: HealthOverall): Promise<FoundFinding[]> {
  const { day, findings, held, compared } = overall;
  if (day === null) return [];
  const market = await readMarket(snapshot, { ...overall, day });
  const ofMarket = marketFindings({
    day: dayNumber(day),
    instruments: [...held.keys()].flatMap((id) => classified(market.instruments.get(id))),
    heldBack: market.heldBack.map((price) => ({ ...price, day: dayNumber(price.day) })),
    suspected: market.suspected.map((price) => ({ ...price, day: dayNumber(price.day) })),
    adjusted: market.adjusted,
    assumed: market.assumed,
    benchmarks: market.benchmarks,
    held,
    compared,
  });
  return [...findings.map((finding) => storedFinding(finding, market)), ...ofMarket.map((finding) => marketFinding(finding, market))];
}

async function readMarket(snapshot: Queries, { day, findings, held, compared }: HealthOverall & { day: IsoDate }): Promise<Market> {
  const benchmarkIds = [...compared.keys()];
  const names = await snapshot.benchmarks.byIds(benchmarkIds);
  const parts = (await snapshot.benchmarks.componentsOf(benchmarkIds)).filter(({ fromDay }) => fromDay <= day);
  const newest = new Map(parts.map(({ benchmarkId, fromDay }) => [benchmarkId, fromDay])); // in the order of their days
  const present = parts.filter(({ benchmarkId, fromDay }) => newest.get(benchmarkId) === fromDay);
  const components = [...new Set(present.map(({ instrumentId }) => instrumentId))];
  const last = new Map((await snapshot.prices.lastOn(components, day)).map((price) => [price.id, price.day]));
  const named = findings.flatMap(({ kind, subject }) => (subjectOf[kind] === 'instrument' ? [subject] : []));
  const ids = [...new Set([...held.keys(), ...components, ...named])];
  return {
    day,
    instruments: new Map((await snapshot.instruments.byIds(ids)).map((row) => [row.id, row])),
    heldBack: await snapshot.judgedPrices.held(ids),
    suspected: await snapshot.judgedPrices.suspected(ids),
    adjusted: await snapshot.judgedPrices.adjusted(ids),
    assumed: await snapshot.priceNeeds.assumedUnits(ids),
    benchmarkNames: new Map(names.map(({ id, name }) => [id, name])),
    benchmarks: benchmarkIds.map((id) => ({
      id,
      components: present
        .filter(({ benchmarkId }) => benchmarkId === id)
        .map(({ instrumentId }) => ({ instrumentId, lastDay: last.get(instrumentId) ?? null })),
    })),
  };
}

function classified(instrument: Instrument | undefined) {
  if (!instrument) return [];
  return [{ ...instrument, type: instrument.type as InstrumentType, assetClass: instrument.assetClass as AssetClass }];
}

function storedFinding({ kind, subject, ...rest }: StoredFindingRow, market: Market): FoundFinding {
  const found = { subject, instrumentId: null, benchmarkIds: [], prices: [], missing: [] };
  return { ...identity(kind, subject, market), ...rest, ...found };
}

function marketFinding({ kind, subject, prices, ...rest }: MarketFinding, market: Market): FoundFinding {
  const days = new Set(prices.map(({ day }) => isoDate(day)));
  const questioned = kind === 'suspected-split' ? market.suspected : market.heldBack;
  const doubted = questioned.filter(({ instrumentId, day }) => instrumentId === subject && days.has(day));
  return {
    ...identity(kind, subject, market),
    ...rest,
    subject,
    instrumentId: rest.benchmarkIds.length > 0 ? null : subject,
    prices: doubted.map(({ day, close, quoteUnit, why }) => ({ day, text: close, unit: quoteUnit, why })),
  };
}

function identity(kind: FindingKind, subject: string, market: Market): Pick<HealthFinding, 'id' | 'kind' | 'severity' | 'about'> {
  return { id: `${kind}~${subject}`, kind, severity: severityOf[kind], about: aboutOf(kind, subject, market) };
}

function aboutOf(kind: FindingKind, subject: string, { instruments, benchmarkNames }: Market): HealthFinding['about'] {
  if (subjectOf[kind] === 'portfolio') return null;
  const instrument = instruments.get(subject);
  return { id: subject, name: instrument?.name ?? benchmarkNames.get(subject) ?? subject, symbol: instrument?.symbol ?? null };
}
