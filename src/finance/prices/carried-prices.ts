import type { DailyLevels } from '../daily-series.ts';
import { carriedForward, crossRates, type ExchangeRates } from './exchange-rates.ts';
import type { PriceSeries } from './price-series.ts';

/**
 * Prices and exchange rates of every day: on days without one the last before. Each is made once for all portfolios that share this,
 * so that valuing a holding is a multiplication and an addition a day.
 */
export class CarriedPrices {
  readonly #made = new WeakMap<PriceSeries, DailyLevels>();
  readonly #crosses = new WeakMap<ExchangeRates['perEuro'], Map<string, PriceSeries>>();

  /** From `firstDay` or earlier, but not before the first price, to the last price. */
  since(firstDay: number, series: PriceSeries): DailyLevels {
    const start = Math.max(firstDay, series.days[0] ?? Infinity);
    const known = this.#made.get(series);
    if (known && known.firstDay <= start) return known;
    const days = Math.max((series.days.at(-1) ?? -Infinity) - start + 1, 0);
    const made = { firstDay: start, levels: days === 0 ? new Float64Array() : carriedForward(series, { firstDay: start, days }) };
    this.#made.set(series, made);
    return made;
  }

  /** Units of `to` for 1 of `from` on each day of a calendar; NaN without a rate. */
  rates(
    rates: ExchangeRates,
    between: { readonly from: string; readonly to: string },
    { firstDay, days }: { firstDay: number; days: number },
  ): Float64Array {
    const column = new Float64Array(days);
    if (between.from === between.to) return column.fill(1);
    const cross = this.#crossOf(rates, between);
    const carried = cross && this.since(firstDay, cross);
    if (!carried) return column.fill(NaN);
    const start = Math.min(carried.firstDay - firstDay, days);
    column.fill(NaN, 0, Math.max(start, 0));
    column.set(carried.levels.subarray(Math.max(-start, 0), days - start), Math.max(start, 0));
    return column.fill(cross.prices.at(-1) ?? NaN, Math.max(start + carried.levels.length, 0));
  }

  /** What has no rate yet may have one when more rates are known. */
  #crossOf(rates: ExchangeRates, between: { readonly from: string; readonly to: string }): PriceSeries | null {
    const crosses = this.#crosses.get(rates.perEuro) ?? new Map<string, PriceSeries>();
    this.#crosses.set(rates.perEuro, crosses);
    const pair = `${between.from}/${between.to}`;
    const cross = crosses.get(pair) ?? crossRates(rates, between);
    if (cross) crosses.set(pair, cross);
    return cross;
  }
}
