import type { PricePoint } from './price-series.ts';

/** What a unit cost or brought, before costs and tax, in the quote unit. */
export interface Trade {
  readonly day: number;
  readonly price: number;
}

/**
 * What trades from `since` to before a split say of the prices published for their days: that `more` was paid, by the split's
 * ratio, because the prices are adjusted for it; or `the same`. `null` when no one traded or they contradict each other.
 */
export function whatWasPaid(
  published: readonly PricePoint[],
  trades: readonly Trade[],
  { since, day, ratio }: { since: number; day: number; ratio: number },
): 'more' | 'the same' | null {
  const size = Math.log(ratio);
  const isNear = (move: number, expected: number) => Math.abs(move - expected) <= Math.abs(size) / 2;
  let [more, same] = [0, 0];
  for (const trade of trades) {
    const price = published.findLast((point) => point.day <= trade.day)?.price;
    if (trade.day < since || trade.day >= day || price === undefined) continue;
    const move = Math.log(trade.price / price);
    if (isNear(move, size)) more += 1;
    else if (isNear(move, 0)) same += 1;
  }
  if (more === same) return null;
  return more > same ? 'more' : 'the same';
}
