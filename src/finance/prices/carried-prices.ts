import { accruedColumn, type AccruingBond } from '../bond/accrued-on.ts';
import type { DailyLevels } from '../daily-series.ts';
import type { InstrumentType } from '../ledger/ledger.ts';
import { carriedForward, crossRates, type ExchangeRates } from './exchange-rates.ts';
import { type PriceSeries, staleFrom } from './price-series.ts';

/** Day numbers; `toDay` is not itself part of it. */
export interface Segment {
  readonly fromDay: number;
  readonly toDay: number;
}

/**
 * Prices and exchange rates of every day: on days without one the last before. Each is made once for all portfolios that share this,
 * so that valuing a holding is a multiplication and an addition a day.
 */
export class CarriedPrices {
  readonly #made = new WeakMap<PriceSeries, DailyLevels>();
  readonly #stale = new WeakMap<PriceSeries, readonly Segment[]>();
  /** By the terms of the bond. */
  readonly #accrued = new Map<string, DailyLevels>();

  /** From `firstDay` or earlier, but not before the first price, to the last price. */
  since(firstDay: number, series: PriceSeries): DailyLevels {
    const start = Math.max(firstDay, series.days[0] ?? Infinity);
    const known = this.#made.get(series);
    if (known && known.firstDay <= start) return known;
    const days = Math.max((series.days.at(-1) ?? -Infinity) - start + 1, 0);
    const made = series.madeOf
      ? this.#withPoint(start, series, series.madeOf)
      : { firstDay: start, levels: days === 0 ? new Float64Array() : carriedForward(series, { firstDay: start, days }) };
    this.#made.set(series, made);
    return made;
  }

  /** The days of the series that it is made of, with another price from its point to the next one. */
  #withPoint(start: number, { days, prices }: PriceSeries, { series, place }: NonNullable<PriceSeries['madeOf']>): DailyLevels {
    const { firstDay, levels } = this.since(start, series);
    const own = levels.slice();
    own.fill(prices[place] ?? NaN, Math.max((days[place] ?? NaN) - firstDay, 0), Math.max((days[place + 1] ?? NaN) - firstDay, 0));
    return { firstDay, levels: own };
  }

  /** Returns the segments, in order, in which the last price of a series is too old to be shown without a flag. */
  stale(series: PriceSeries, type: InstrumentType): readonly Segment[] {
    const known = this.#stale.get(series) ?? staleSegments(series, type);
    this.#stale.set(series, known);
    return known;
  }

  /** Interest accrued on one unit of a bond on each day of a calendar. */
  accrued(bond: AccruingBond, { firstDay, days }: { firstDay: number; days: number }): Float64Array {
    const key = Object.values(bond).join(' ');
    const known = this.#accrued.get(key);
    const start = Math.min(firstDay, known?.firstDay ?? Infinity);
    const end = Math.max(firstDay + days, known ? known.firstDay + known.levels.length : -Infinity);
    const isKnown = known !== undefined && known.levels.length === end - start;
    const made = isKnown ? known : { firstDay: start, levels: accruedColumn(bond, { firstDay: start, days: end - start }) };
    this.#accrued.set(key, made);
    return made.levels.subarray(firstDay - made.firstDay, firstDay - made.firstDay + days);
  }

  /** Units of `to` for 1 of `from` on each day of a calendar; NaN without a rate. */
  rates(
    rates: ExchangeRates,
    between: { readonly from: string; readonly to: string },
    { firstDay, days }: { firstDay: number; days: number },
  ): Float64Array {
    const column = new Float64Array(days);
    if (between.from === between.to) return column.fill(1);
    const cross = crossRates(rates, between);
    const carried = cross && this.since(firstDay, cross);
    if (!carried) return column.fill(NaN);
    const start = Math.min(carried.firstDay - firstDay, days);
    column.fill(NaN, 0, Math.max(start, 0));
    column.set(carried.levels.subarray(Math.max(-start, 0), days - start), Math.max(start, 0));
    return column.fill(cross.prices.at(-1) ?? NaN, Math.max(start + carried.levels.length, 0));
  }
}

function staleSegments({ days }: PriceSeries, type: InstrumentType): Segment[] {
  const segments: Segment[] = [];
  for (const [at, day] of days.entries()) {
    const segment = { fromDay: staleFrom(type, day), toDay: days[at + 1] ?? Infinity };
    if (segment.fromDay < segment.toDay) segments.push(segment);
  }
  return segments;
}
