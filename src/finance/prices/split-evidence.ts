import { indexOnOrBefore, type PricePoint, type PriceSeries } from './price-series.ts';
import type { PriceSplit } from './split-adjusted.ts';

/** Price at which a unit was bought or sold, before costs and tax, in the quote unit. */
export interface Trade {
  readonly day: number;
  readonly price: number;
}

/**
 * Returns what trades from `since` to before a split indicate about the prices published for their days: that `more` was paid, by the
 * split's ratio, because the prices are adjusted for it; or `the same`. `null` when no one traded or they contradict each other.
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

/** As a logarithm. Smaller splits look like what the market does on a day. */
export const smallestShownSplit = Math.log(1.5);

/** So many days around its booking a split is looked for in the prices: custodians book it on days of their own. */
export const splitDayWindow = 10;

/**
 * The day from which prices are those of the new units of a split that a ledger booked on `day`: that day, unless the prices do not
 * jump then and do so by the ratio on another day nearby.
 */
export function splitDayInPrices({ days, prices }: PriceSeries, { day, ratio }: PriceSplit): number {
  const size = Math.abs(Math.log(ratio));
  if (size < smallestShownSplit) return day;
  const missBy = (at: number) => Math.abs(Math.log((prices[at] ?? NaN) / (prices[at - 1] ?? NaN)) + Math.log(ratio));
  const [first, booked, end] = [day - splitDayWindow, day, day + splitDayWindow + 1].map((one) => indexOnOrBefore(days, one - 1) + 1);
  if (missBy(booked ?? NaN) <= size / 2) return day;
  let nearest = { miss: size / 2, day };
  for (let at = first ?? 0; at < (end ?? 0); at += 1) {
    const miss = missBy(at);
    if (miss <= nearest.miss) nearest = { miss, day: days[at] ?? day };
  }
  return nearest.day;
}
