import { setImmediate as nextTurn } from 'node:timers/promises';
import { doubtfulPrices, type PriceDoubt } from '#finance/prices/price-quality.ts';
import type { JudgedPrice, Judgement, PublishedPrices, RecordedSplit } from '../../db/queries/judged-prices.ts';
import type { Queries } from '../../db/queries.ts';
import { agreedSplits } from './agreed-splits.ts';

/** How many prices were put into quarantine and let out of it. */
export interface Inspection {
  readonly held: number;
  readonly released: number;
}

/** Instruments whose prices are in memory at once. */
const batchSize = 100;

/**
 * Looks at all prices of these instruments: what does not fit its neighbours goes into quarantine, what fits now comes out, and
 * what an administrator confirmed stays out. Portfolios whose figures change are marked from the first price that does. In
 * the transaction of `tx`, which must see all ledgers: splits are witnesses.
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
  return published.flatMap((prices) =>
    changesOf(prices, { judged: judged.get(prices.instrumentId) ?? [], splits: splits.get(prices.instrumentId) ?? [] }),
  );
}

interface Known {
  readonly judged: readonly JudgedPrice[];
  readonly splits: readonly RecordedSplit[];
}

/** What has to change in an instrument's quarantine. */
function changesOf({ instrumentId, series }: PublishedPrices, { judged, splits }: Known): Judgement[] {
  const confirmed = new Set(judged.filter(({ isConfirmed }) => isConfirmed).map(({ day }) => day));
  const before = new Map(judged.flatMap(({ day, why }) => (why === null ? [] : [[day, why] as const])));
  const doubtful = doubtfulPrices(series, { splits: agreedSplits(splits), worthlessFrom: null });
  const after = new Map<number, PriceDoubt>(doubtful.filter(({ day }) => !confirmed.has(day)).map(({ day, why }) => [day, why]));
  const held = [...after].filter(([day, why]) => before.get(day) !== why).map(([day, why]) => ({ instrumentId, day, why }));
  const released = [...before.keys()].filter((day) => !after.has(day)).map((day) => ({ instrumentId, day, why: null }));
  return [...held, ...released];
}
