import { setImmediate as nextTurn } from 'node:timers/promises';
import { getMajorUnit } from '#finance/currency.ts';
import { judgePrices } from '#finance/prices/price-quality.ts';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';
import { suspectedSplits } from '#finance/prices/suspected-splits.ts';
import type { JudgedPrice, Judgement, PublishedPrices, RecordedSplit, UnitTrade } from '../../db/queries/market/judged-prices.ts';
import type { Queries } from '../../db/queries.ts';
import { agreedSplits } from './agreed-splits.ts';

/**
 * The number of prices put into quarantine, of others that are now judged differently (released from it, or read as adjusted), and of those
 * whose suspicion of a split appeared or disappeared.
 */
export interface Inspection {
  readonly held: number;
  readonly released: number;
  readonly suspected: number;
}

/** Instruments whose prices are in memory at once. */
const batchSize = 100;

/**
 * Looks at all prices of these instruments: what does not fit its neighbours goes into quarantine, what fits now comes out, what
 * its source has adjusted for splits is read so, what jumped as by a split that no one recorded is noted, and what an administrator
 * confirmed stays as it is. Portfolios whose figures change are marked from the first price that does. In the transaction of `tx`, which must see all ledgers: splits are witnesses.
 */
export async function inspectPrices(tx: Queries, instrumentIds: readonly string[]): Promise<Inspection> {
  let [held, released, suspected] = [0, 0, 0];
  for (let at = 0; at < instrumentIds.length; at += batchSize) {
    await nextTurn(); // requests that the same process answers go first
    const judgements = await judgementsOf(tx, instrumentIds.slice(at, at + batchSize));
    if (judgements.length === 0) continue;
    await tx.judgedPrices.judge(judgements);
    const counting = judgements.filter(({ countsOtherwise }) => countsOtherwise);
    await tx.ledgerMarks.repriced(counting);
    held += counting.filter(({ why }) => why !== null).length;
    released += counting.filter(({ why }) => why === null).length;
    suspected += judgements.filter(({ suspectedOtherwise }) => suspectedOtherwise).length;
  }
  return { held, released, suspected };
}

interface Change extends Judgement {
  readonly countsOtherwise: boolean;
  readonly suspectedOtherwise: boolean;
}

async function judgementsOf(tx: Queries, instrumentIds: readonly string[]): Promise<Change[]> {
  const published = await tx.judgedPrices.publishedOf(instrumentIds);
  const judged = Map.groupBy(await tx.judgedPrices.of(instrumentIds), ({ instrumentId }) => instrumentId);
  const splits = Map.groupBy(await tx.judgedPrices.splitsOf(instrumentIds), ({ instrumentId }) => instrumentId);
  const inHundredths = published.filter(({ quoteUnit }) => getMajorUnit(quoteUnit).factor !== 1).map(({ instrumentId }) => instrumentId);
  const witnessed = [...new Set([...splits.keys(), ...inHundredths])];
  const trades = Map.groupBy(await tx.judgedPrices.tradesOf(witnessed), ({ instrumentId }) => instrumentId);
  return published.flatMap((prices) => {
    const { instrumentId: id } = prices;
    return changesOf(prices, { judged: judged.get(id) ?? [], splits: splits.get(id) ?? [], trades: trades.get(id) ?? [] });
  });
}

interface Known {
  readonly judged: readonly JudgedPrice[];
  readonly splits: readonly RecordedSplit[];
  readonly trades: readonly UnitTrade[];
}

type Verdict = Pick<Judgement, 'why' | 'factor' | 'suspected'>;

const fits: Verdict = { why: null, factor: null, suspected: null };

/** Returns the changes to the verdicts on an instrument's prices. */
function changesOf({ instrumentId, quoteUnit, series }: PublishedPrices, { judged, splits, trades }: Known): Change[] {
  const paid = trades.map(({ day, price }) => ({ day, price: price / getMajorUnit(quoteUnit).factor }));
  const agreed = agreedSplits(splits);
  const { doubtful, adjusted } = judgePrices(series, { quoteUnit, splits: agreed, trades: paid, worthlessFrom: null });
  const after = new Map<number, Verdict>(adjusted.map(({ day, factor }) => [day, { ...fits, factor }]));
  for (const { day, why } of doubtful) after.set(day, { ...fits, why });
  for (const { day, ratio } of suspectedSplits(trusted(series, after), agreed))
    after.set(day, { ...(after.get(day) ?? fits), suspected: ratio });
  for (const { day, isConfirmed } of judged) if (isConfirmed) after.delete(day);

  const before = new Map<number, Verdict>(judged.map((price) => [price.day, price]));
  const days = new Set([...before.keys(), ...after.keys()]);
  return [...days].flatMap((day) => {
    const [now, then] = [after.get(day) ?? fits, before.get(day) ?? fits];
    const countsOtherwise = now.why !== then.why || now.factor !== then.factor;
    const suspectedOtherwise = now.suspected !== then.suspected;
    return countsOtherwise || suspectedOtherwise ? [{ instrumentId, day, ...now, countsOtherwise, suspectedOtherwise }] : [];
  });
}

/** The prices that count, as they are read. */
function trusted(series: PriceSeries, verdicts: ReadonlyMap<number, Verdict>): PriceSeries {
  const points = Array.from(series.days, (day, at) => ({ day, price: (series.prices[at] ?? NaN) * (verdicts.get(day)?.factor ?? 1) }));
  return priceSeries(points.filter(({ day, price }) => price > 0 && !verdicts.get(day)?.why));
}
