import { yearDays } from '../day-count.ts';
import { type DailySeries, type Period, sumOver } from '../daily-series.ts';
import { available, combineFigures, type Figure, mapFigure, unavailable } from '../figure.ts';
import { timeWeightedReturn } from '../returns/time-weighted-return.ts';

/** Management charges over (from, to] in money, refunds off. Costs of dealing are not among them. */
export function chargesOver(series: DailySeries, period: Period): Figure {
  const charges = sumOver(series, 'charges', period);
  return Number.isNaN(charges) ? unavailable('no-exchange-rate') : available(charges);
}

/** Costs of buying and selling over (from, to] in money. They are in cost and proceeds already and are only listed. */
export function dealingCostsOver(series: DailySeries, period: Period): Figure {
  const costs = sumOver(series, 'dealingCosts', period);
  return Number.isNaN(costs) ? unavailable('no-exchange-rate') : available(costs);
}

/** Charges as a fraction of the average daily value of the same period, not annualised. */
export function chargesRate(series: DailySeries, period: Period): Figure {
  return combineFigures(chargesOver(series, period), averageValue(series, period), (charges, average) => charges / average);
}

/** The same spread over the years of the period. */
export function chargesRateAYear(series: DailySeries, period: Period): Figure {
  return rateAYear(chargesRate(series, period), period);
}

/** A rate of a period spread over its years of 365 days. Unavailable under a year: costs are not annualised from a part of one. */
export function rateAYear(rate: Figure, { from, to }: Period): Figure {
  const days = to - from;
  return days < yearDays ? unavailable('under-a-year') : mapFigure(rate, (fraction) => (fraction * yearDays) / days);
}

/** The mean of the values at the end of each day of (from, to]. Unavailable when a day has none, or when it is not positive. */
export function averageValue(series: DailySeries, { from, to }: Period): Figure {
  if (to >= series.firstDay + series.value.length) return unavailable('after-last-day');
  if (to <= from) return unavailable('one-date');
  const days = series.value.subarray(Math.max(from + 1 - series.firstDay, 0), to + 1 - series.firstDay);
  const average = days.reduce((total, value) => total + value, 0) / days.length;
  if (Number.isNaN(average)) return unavailable('no-price');
  return average > 0 ? available(average) : unavailable('no-average-value');
}

/** Returns the reduction of a period's return by charges: gross less net time-weighted return, as a fraction. */
export function effectOfCharges(series: DailySeries, period: Period): Figure {
  const gross = timeWeightedReturn(series, period, 'gross');
  return combineFigures(gross, timeWeightedReturn(series, period, 'net'), (before, after) => before - after);
}
