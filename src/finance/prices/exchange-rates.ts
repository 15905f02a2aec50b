import { available, type Figure, unavailable } from '../figure.ts';
import { indexOnOrBefore, type PriceSeries } from './price-series.ts';

/** Reference rates as the European Central Bank publishes them: units of each currency per 1 EUR. EUR itself is not listed. */
export interface ExchangeRates {
  readonly perEuro: ReadonlyMap<string, PriceSeries>;
}

/**
 * Units of `to` for 1 of `from` on `day`: through EUR, both legs of the same date, the last one on or before `day` on
 * which both were published. Exactly 1 for the same currency. Unavailable (never 1) when there is no such date.
 */
export function rate(rates: ExchangeRates, { from, to }: { from: string; to: string }, day: number): Figure {
  const [value = NaN] = dailyRates(rates, { from, to }, { firstDay: day, days: 1 });
  return Number.isNaN(value) ? unavailable('no-exchange-rate', `${from}/${to}`) : available(value);
}

/** `rate` of each day from `firstDay`, as a column; NaN where it is unavailable. */
export function dailyRates(
  rates: ExchangeRates,
  { from, to }: { from: string; to: string },
  { firstDay, days }: { firstDay: number; days: number },
): Float64Array {
  if (from === to) return new Float64Array(days).fill(1);
  const cross = crossRates(rates, { from, to });
  return cross ? carriedForward(cross, { firstDay, days }) : new Float64Array(days).fill(NaN);
}

/** The day of the rate that counts on `day`, the last on which both currencies were published; null when there is none. */
export function rateDay(rates: ExchangeRates, between: { from: string; to: string }, day: number): number | null {
  const cross = crossRates(rates, between);
  return cross?.days[indexOnOrBefore(cross.days, day)] ?? null;
}

const crosses = new WeakMap<ExchangeRates['perEuro'], Map<string, PriceSeries>>();

/**
 * Units of `to` for 1 of `from`, another currency, on the dates on which both were published; `null` when one never was. Made
 * once for the same rates; what has no rate yet may have one when more rates are known.
 */
export function crossRates(rates: ExchangeRates, { from, to }: { from: string; to: string }): PriceSeries | null {
  const known = crosses.get(rates.perEuro) ?? new Map<string, PriceSeries>();
  crosses.set(rates.perEuro, known);
  const pair = `${from}/${to}`;
  const cross = known.get(pair) ?? crossSeries(legOf(rates, from), legOf(rates, to));
  if (cross) known.set(pair, cross);
  return cross;
}

/** The last price of a series on or before each day from `firstDay`, as a column; NaN before its first price. */
export function carriedForward(series: PriceSeries, { firstDay, days }: { firstDay: number; days: number }): Float64Array {
  const column = new Float64Array(days);
  let next = indexOnOrBefore(series.days, firstDay) + 1;
  let price = series.prices[next - 1] ?? NaN;
  let at = 0;
  while (at < days) {
    const end = next < series.days.length ? Math.min((series.days[next] ?? 0) - firstDay, days) : days;
    for (; at < end; at += 1) column[at] = price;
    price = series.prices[next] ?? NaN;
    next += 1;
  }
  return column;
}

type Leg = PriceSeries | 'euro' | null;

function legOf(rates: ExchangeRates, currency: string): Leg {
  return currency === 'EUR' ? 'euro' : (rates.perEuro.get(currency) ?? null);
}

function crossSeries(from: Leg, to: Leg): PriceSeries | null {
  if (!from || !to) return null;
  if (from === 'euro') return to === 'euro' ? null : to;
  if (to === 'euro') return { days: from.days, prices: from.prices.map((perEuro) => 1 / perEuro) };
  return jointDates(from, to);
}

function jointDates(from: PriceSeries, to: PriceSeries): PriceSeries {
  const days = new Int32Array(from.days.length);
  const prices = new Float64Array(from.days.length);
  let length = 0;
  let other = 0;
  for (let at = 0; at < from.days.length; at += 1) {
    const day = from.days[at] ?? NaN;
    while (other < to.days.length && (to.days[other] ?? Infinity) < day) other += 1;
    if (to.days[other] !== day) continue;
    days[length] = day;
    prices[length] = (to.prices[other] ?? NaN) / (from.prices[at] ?? NaN);
    length += 1;
  }
  return { days: days.subarray(0, length), prices: prices.subarray(0, length) };
}
