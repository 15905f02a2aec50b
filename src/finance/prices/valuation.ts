import { yearDays } from '../day-count.ts';
import { indexOnOrBefore, priceSeries } from './price-series.ts';
import type { Quotation } from './quotation.ts';

/** What one unit is worth on `day` in the quotation's currency; NaN without a price. Of a whole-valued holding, its value. */
export function unitValue({ series, factor, growth }: Quotation, day: number): number {
  const at = indexOnOrBefore(series.days, day);
  const price = (series.prices[at] ?? NaN) * factor;
  return growth === 0 ? price : price * (1 + growth) ** ((day - (series.days[at] ?? NaN)) / yearDays);
}

const noSeries = priceSeries([]);
const alwaysOne = { days: Int32Array.of(-1_000_000), prices: Float64Array.of(1) };

/** Cash is worth its balance. */
export function cashIn(currency: string): Quotation {
  return { series: alwaysOne, stated: noSeries, perUnit: true, currency, factor: 1, growth: 0 };
}
