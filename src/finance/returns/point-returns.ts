import type { Period } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { isoDate, monthEnd, monthsBefore } from '../iso-date.ts';
import { lastOnOrBefore, type PriceSeries } from '../prices/price-series.ts';
import { growthRate } from '../risk/annual-return.ts';

/**
 * Return over (from, to] of levels that are known on some days only, such as month-ends: the last level dated on or before
 * each of the two days. Unavailable when the first one is later than `from`, from a level of nothing,
 * and when both are the same level: then none is dated in the period.
 */
export function returnBetween(levels: PriceSeries, { from, to }: Period): Figure {
  const [opening, closing] = [lastOnOrBefore(levels, from), lastOnOrBefore(levels, to)];
  if (!opening || !closing) return unavailable('before-inception');
  if (opening.day === closing.day) return unavailable('no-new-price');
  return opening.price > 0 ? available(closing.price / opening.price - 1) : unavailable('not-invested');
}

/** Points needed for a yearly rate of months: thirteen month-ends are twelve months. */
const fewestPoints = 13;

/**
 * Yearly rate of month-end levels: (last / first)^(12 / (n − 1)) − 1, n points being n − 1 months. Only of a complete
 * series of month-ends, at least thirteen. Decision: docs/calculations/discrete-returns.md.
 */
export function annualisedMonthly(levels: PriceSeries): Figure {
  const points = levels.days.length;
  if (points < fewestPoints) return unavailable('under-a-year');
  if (!areMonthEnds(levels.days)) return unavailable('not-month-ends');
  return growthRate({ start: levels.prices[0] ?? NaN, end: levels.prices[points - 1] ?? NaN, years: (points - 1) / 12 });
}

function areMonthEnds(days: Int32Array): boolean {
  return days.every((day, at) => {
    const date = isoDate(day);
    return date === monthEnd(date) && (at === 0 || isoDate(days[at - 1] ?? NaN) === monthsBefore(date, 1));
  });
}
