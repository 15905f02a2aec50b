import type { DailyLevels, Period } from '../daily-series.ts';
import { type Figure, unavailable } from '../figure.ts';
import { weekdayIndex } from '../iso-date.ts';
import { indexOnOrBefore } from '../prices/price-series.ts';

/** One thing other than cash that was held on the days from `fromDay` to before `toDay`, and the days on which it got a price, ascending. */
export interface PricedHolding {
  readonly fromDay: number;
  /** `null` while it is held. */
  readonly toDay: number | null;
  readonly pricedDays: Int32Array;
}

/** Shorter ones, such as holidays, count only at the end of an index, where the change of a day is shown. */
const minDays = 28;

/** Finds the periods (from, to] in which an index stands still: those of four weeks and more, and the one up to its last day. */
export function findStillPeriods({ firstDay, levels }: DailyLevels): Period[] {
  const periods: Period[] = [];
  let from = 0;
  for (let at = 1; at <= levels.length; at += 1) {
    if (levels[at] === levels[from]) continue;
    const to = at - 1;
    const isLast = at === levels.length;
    if (to > from && (isLast || to - from >= minDays)) periods.push({ from: firstDay + from, to: firstDay + to });
    from = at;
  }
  return periods;
}

/**
 * Finds, in periods in which an index stands still, those in which something was held and nothing that was held got a price: their return is not
 * known. A period with cash alone has its return of 0.
 */
export function findUnpricedPeriods(still: readonly Period[], holdings: readonly PricedHolding[]): Period[] {
  return still.flatMap((period) => {
    const breaks = [...new Set(holdings.flatMap((holding) => pricedDaysIn(holding, period)))].toSorted((a, b) => a - b);
    const parts = [...breaks, period.to + 1].map((end, at) => ({ from: breaks[at - 1] ?? period.from, to: end - 1 }));
    return parts.filter((part) => hasWorkday(part) && holdings.some((holding) => isHeldIn(holding, part)));
  });
}

/** Lists the days of the period (from, to] on which the holding was held and got a price. */
function pricedDaysIn({ fromDay, toDay, pricedDays }: PricedHolding, { from, to }: Period): number[] {
  const [first, last] = [Math.max(fromDay, from + 1), Math.min(to, (toDay ?? Infinity) - 1)];
  return [...pricedDays.subarray(indexOnOrBefore(pricedDays, first - 1) + 1, indexOnOrBefore(pricedDays, last) + 1)];
}

function isHeldIn({ fromDay, toDay }: PricedHolding, { from, to }: Period): boolean {
  return fromDay <= to && (toDay === null || toDay > from + 1);
}

function hasWorkday({ from, to }: Period): boolean {
  for (let day = from + 1; day <= Math.min(to, from + 7); day += 1) if (weekdayIndex(day) < 5) return true;
  return false;
}

/** Returns true if no holding got a price in all of the period (from, to]. */
export function isUnpriced(unpriced: readonly Period[] | undefined, { from, to }: Period): boolean {
  return unpriced?.some((one) => one.from <= from && to <= one.to) ?? false;
}

/** The figure, unless nothing that was held got a price in all of the period: then a change of 0 is not known. */
export function wherePriced<Value>(figure: Figure<Value>, unpriced: readonly Period[] | undefined, period: Period): Figure<Value> {
  return figure.available && isUnpriced(unpriced, period) ? unavailable('no-new-price') : figure;
}
