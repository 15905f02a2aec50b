import { accruedOn } from '../bond/accrued-on.ts';
import { yearDays } from '../day-count.ts';
import { indexOnOrBefore, priceSeries } from './price-series.ts';
import type { Quotation } from './quotation.ts';

/**
 * Returns the value of one unit on `day` in the quotation's currency, for a bond with accrued interest; NaN without a price. For a
 * whole-valued holding, returns its value.
 */
export function unitValue(quotation: Quotation, day: number): number {
  const { series, factor, growth } = quotation;
  const at = indexOnOrBefore(series.days, day);
  const price = (series.prices[at] ?? NaN) * factor;
  if (growth === 0) return price + accruedUnitValue(quotation, day);
  return price * (1 + growth) ** ((day - (series.days[at] ?? NaN)) / yearDays);
}

/** Returns the accrued interest in `unitValue`; 0 for anything but a bond. */
export function accruedUnitValue({ bond, factor }: Quotation, day: number): number {
  return bond ? accruedOn(bond, day) * factor : 0;
}

const noSeries = priceSeries([]);
const alwaysOne = { days: Int32Array.of(-1_000_000), prices: Float64Array.of(1) };

/** Cash is worth its balance. */
export function cashIn(currency: string): Quotation {
  return { series: alwaysOne, stated: noSeries, perUnit: true, currency, factor: 1, growth: 0, bond: null };
}
