import { setImmediate as nextTurn } from 'node:timers/promises';
import { majorOf } from '#finance/currency.ts';
import { judgePrices } from '#finance/prices/price-quality.ts';
import type { JudgedPrice, Judgement, PublishedPrices, RecordedSplit, UnitTrade } from '../../db/queries/judged-prices.ts';
import type { Queries } from '../../db/queries.ts';
import { agreedSplits } from './agreed-splits.ts';

/** How many prices were put into quarantine, and how many others count otherwise than before: let out of it, or read as adjusted. */
export interface Inspection {
  readonly held: number;
  readonly released: number;
}

/** Instruments whose prices are in memory at once. */
const batchSize = 100;

/**
 * Looks at all prices of these instruments: what does not fit its neighbours goes into quarantine, what fits now comes out, what
 * its source has adjusted for splits is read so, and what an administrator confirmed stays as it is. Portfolios whose figures
 * change are marked from the first price that does. In the transaction of `tx`, which must see all ledgers: splits are witnesses.
 */
export async function inspectPrices(tx: Queries, instrumentIds: readonly string[]): Promise<Inspection> {
  let [held, released] = [0, 0];
  for (let at = 0; at < instrumentIds.length; at += batchSize) {
    await nextTurn(); // requests that the same process answers go first
    const judgements = await judgementsOf(tx, instrumentIds.slice(at, at + batchSize));
    if (judgements.length === 0) continue;
    await tx.judgedPrices.judge(judgements);
    await tx.ledgerMarks.repriced(judgements);
    held += judgements.filter(({ why }) => why !== null).length;
    released += judgements.filter(({ why }) => why === null).length;
  }
  return { held, released };
}

async function judgementsOf(tx: Queries, instrumentIds: readonly string[]): Promise<Judgement[]> {
  const published = await tx.judgedPrices.publishedOf(instrumentIds);
  const judged = Map.groupBy(await tx.judgedPrices.of(instrumentIds), ({ instrumentId }) => instrumentId);
  const splits = Map.groupBy(await tx.judgedPrices.splitsOf(instrumentIds), ({ instrumentId }) => instrumentId);
  const trades = Map.groupBy(await tx.judgedPrices.tradesOf([...splits.keys()]), ({ instrumentId }) => instrumentId);
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

type Verdict = Pick<Judgement, 'why' | 'factor'>;

const fits: Verdict = { why: null, factor: null };

/** What has to change in how an instrument's prices are judged. */
function changesOf({ instrumentId, series }: PublishedPrices, { judged, splits, trades }: Known): Judgement[] {
  const paid = trades.map(({ day, price, quoteUnit }) => ({ day, price: price / majorOf(quoteUnit).factor }));
  const { doubtful, adjusted } = judgePrices(series, { splits: agreedSplits(splits), trades: paid, worthlessFrom: null });
  const after = new Map<number, Verdict>(adjusted.map(({ day, factor }) => [day, { why: null, factor }]));
  for (const { day, why } of doubtful) after.set(day, { why, factor: null });
  for (const { day, isConfirmed } of judged) if (isConfirmed) after.delete(day);

  const before = new Map<number, Verdict>(judged.map((price) => [price.day, price]));
  const days = new Set([...before.keys(), ...after.keys()]);
  return [...days].flatMap((day) => {
    const [now, then] = [after.get(day) ?? fits, before.get(day) ?? fits];
    return now.why === then.why && now.factor === then.factor ? [] : [{ instrumentId, day, why: now.why, factor: now.factor }];
  });
}
