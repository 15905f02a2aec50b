import type { BookProblem, PositionSpan } from './ledger-pass.ts';
import { indexOnOrBefore, type PriceSeries, priceSeries } from './price-series.ts';
import type { Quotation } from './quotation.ts';

/** A holding to value, by the day. */
export interface HoldingToValue {
  /** In order. */
  readonly spans: readonly PositionSpan[];
  readonly quotation: Quotation;
  /** Units of the portfolio's currency for 1 of the quotation's, one place a day from `firstDay`. */
  readonly fx: Float64Array;
  readonly firstDay: number;
}

/**
 * Adds the value of a holding to each day of its spans: units × last price × unit factor × exchange rate of the day.
 * The price is the last one dated on or before the day, found by going along the series. Without one the day becomes NaN.
 * Days before `firstDay` are left out.
 */
export function addHoldingValues(total: Float64Array, holding: HoldingToValue): void {
  const { spans, quotation, firstDay } = holding;
  let price = NaN;
  for (const span of spans) {
    if (span.units.isZero()) continue;
    const from = Math.max(span.fromDay - firstDay, 0);
    const to = Math.min((span.toDay ?? Infinity) - firstDay, total.length);
    const units = quotation.perUnit ? span.units.toNumber() * quotation.factor : 1;
    if (Number.isNaN(price)) price = indexOnOrBefore(quotation.series.days, firstDay + from);
    if (quotation.growth === 0) price = addFlat(total, holding, { from, to, units, price });
    else addGrowing(total, holding, { from, to, units });
  }
}

/** Places from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

/** `price` is where a price stands that was due before the stretch, −1 before the first one. The answer is the one due at its end. */
function addFlat(
  total: Float64Array,
  { quotation, fx, firstDay }: HoldingToValue,
  { from, to, units, price }: Stretch & { readonly price: number },
): number {
  const { days, prices } = quotation.series;
  const priced = Math.min(Math.max((days[0] ?? Infinity) - firstDay, from), to);
  if (priced > from) total.fill(NaN, from, priced);
  const moving = { from: priced, to: Math.min(to, (days.at(-1) ?? 0) - firstDay), units };
  const last = addMoving(total, { days, prices, fx, firstDay, first: Math.max(price, 0) }, moving);
  const worth = units * (prices.at(-1) ?? NaN);
  for (let at = Math.max(moving.from, moving.to); at < to; at += 1) total[at] = (total[at] ?? 0) + worth * (fx[at] ?? NaN);
  return last;
}

interface MovingPrices extends PriceSeries {
  readonly fx: Float64Array;
  readonly firstDay: number;
  /** Where a price stands that is due by the beginning. */
  readonly first: number;
}

// The innermost loop of the product, for days before the last price: it allocates nothing, reads no place that does not exist, and
// does not branch: the place of the price moves on by the sign of what is missing until the next one is due.
function addMoving(total: Float64Array, { days, prices, fx, firstDay, first }: MovingPrices, { from, to, units }: Stretch): number {
  if (from >= to) return first;
  let last = first;
  while ((days[last + 1] ?? Infinity) <= firstDay + from) last += 1;
  for (let at = from; at < to; at += 1) {
    last += ((days[last + 1] ?? 0) - firstDay - at - 1) >>> 31;
    total[at] = (total[at] ?? 0) + units * (prices[last] ?? 0) * (fx[at] ?? 0);
  }
  return last;
}

function addGrowing(total: Float64Array, { quotation, fx, firstDay }: HoldingToValue, { from, to, units }: Stretch): void {
  for (let at = from; at < to; at += 1) {
    const price = unitValue({ ...quotation, factor: 1 }, firstDay + at);
    total[at] = (total[at] ?? 0) + units * price * (fx[at] ?? NaN);
  }
}

/** What one unit is worth on `day` in the quotation's currency; NaN without a price. Of a whole-valued holding, its value. */
export function unitValue({ series, factor, growth }: Quotation, day: number): number {
  const at = indexOnOrBefore(series.days, day);
  const price = (series.prices[at] ?? NaN) * factor;
  return growth === 0 ? price : price * (1 + growth) ** ((day - (series.days[at] ?? NaN)) / 365);
}

const noSeries = priceSeries([]);

/** Cash is worth its balance. */
export function cashIn(currency: string): Quotation {
  const series = { days: Int32Array.of(-1_000_000), prices: Float64Array.of(1) };
  return { series, stated: noSeries, perUnit: true, currency, factor: 1, growth: 0 };
}

/** Which days of a holding, from `firstDay` on, have no price or no exchange rate, and what is missing. */
export function valueProblems({ spans, quotation, fx, firstDay }: HoldingToValue, currency: string): BookProblem[] {
  const firstPrice = quotation.series.days[0] ?? Infinity;
  const firstRate = fx.findIndex((rate) => !Number.isNaN(rate));
  const rateDay = firstRate < 0 ? Infinity : firstDay + firstRate;
  if (firstPrice <= firstDay && rateDay <= firstDay) return [];
  const about = { price: quotation.perUnit ? 'no-price' : 'no-reported-value', pair: `${quotation.currency}/${currency}` } as const;
  return spans.flatMap((span) => {
    const fromDay = Math.max(span.fromDay, firstDay);
    const toDay = span.units.isZero() ? fromDay : Math.min(span.toDay ?? Infinity, firstDay + fx.length);
    const problems: BookProblem[] = [
      { reason: about.price, subject: span.instrumentId ?? '', fromDay, toDay: Math.min(toDay, firstPrice) },
      { reason: 'no-exchange-rate', subject: about.pair, fromDay, toDay: Math.min(toDay, rateDay) },
    ];
    return problems.filter((problem) => problem.toDay > problem.fromDay);
  });
}
