import type { BookProblem, PositionSpan } from './ledger-pass.ts';
import { indexOnOrBefore, priceSeries } from './price-series.ts';
import type { Quotation } from './quotation.ts';

interface SpanToValue {
  readonly span: PositionSpan;
  readonly quotation: Quotation;
  /** Units of the portfolio's currency for 1 of the quotation's, one place a day from `firstDay`. */
  readonly fx: Float64Array;
  readonly firstDay: number;
}

/**
 * Adds the value of a position to each day of its span: units × last price × unit factor × exchange rate of the day.
 * The price is the last one dated on or before the day, found by going along the series. Without one the day becomes NaN.
 * Days of the span before `firstDay` are left out.
 */
export function addSpanValues(total: Float64Array, toValue: SpanToValue): void {
  const { span, quotation, firstDay } = toValue;
  const from = Math.max(span.fromDay - firstDay, 0);
  const to = Math.min((span.toDay ?? Infinity) - firstDay, total.length);
  const units = quotation.perUnit ? span.units.toNumber() * quotation.factor : 1;
  const stretch = { from, to, units };
  if (quotation.growth === 0) addFlat(total, toValue, stretch);
  else addGrowing(total, toValue, stretch);
}

/** Places from `from` to before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly units: number;
}

// The innermost loop of the product: it allocates nothing and looks a price up only when the next one is due.
function addFlat(total: Float64Array, { quotation, fx, firstDay }: SpanToValue, { from, to, units }: Stretch): void {
  const { days, prices } = quotation.series;
  let next = indexOnOrBefore(days, firstDay + from);
  let dueAt = from;
  let worth = NaN;
  for (let at = from; at < to; at += 1) {
    if (at >= dueAt) {
      worth = units * (prices[next] ?? NaN);
      next += 1;
      dueAt = (days[next] ?? Infinity) - firstDay;
    }
    total[at] = (total[at] ?? 0) + worth * (fx[at] ?? NaN);
  }
}

function addGrowing(total: Float64Array, { quotation, fx, firstDay }: SpanToValue, { from, to, units }: Stretch): void {
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

/** Which days of a span, from `firstDay` on, have no price or no exchange rate, and what is missing. */
export function valueProblems({
  span,
  quotation,
  fx,
  firstDay,
  days,
  currency,
}: SpanToValue & { days: number; currency: string }): BookProblem[] {
  const fromDay = Math.max(span.fromDay, firstDay);
  const toDay = Math.min(span.toDay ?? Infinity, firstDay + days);
  const firstPrice = quotation.series.days[0] ?? Infinity;
  const problems: BookProblem[] = [];
  if (firstPrice > fromDay) {
    const reason = quotation.perUnit ? 'no-price' : 'no-reported-value';
    problems.push({ reason, subject: span.instrumentId ?? '', fromDay, toDay: Math.min(toDay, firstPrice) });
  }
  const firstRate = fx.findIndex((rate) => !Number.isNaN(rate));
  const rateDay = firstRate < 0 ? toDay : firstDay + firstRate;
  if (rateDay > fromDay) {
    problems.push({ reason: 'no-exchange-rate', subject: `${quotation.currency}/${currency}`, fromDay, toDay: Math.min(toDay, rateDay) });
  }
  return problems.filter((problem) => problem.toDay > problem.fromDay);
}
