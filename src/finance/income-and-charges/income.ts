import { type DailySeries, type Period, sumOver } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';

/**
 * Income over (from, to] in money: dividends, interest and distributions of income, before tax withheld, each at the rate of
 * its day. A reversed dividend counts negative on its own date. Decision: docs/calculations/income.md.
 */
export function incomeOver(series: DailySeries, period: Period): Figure {
  const income = sumOver(series, 'income', period);
  return Number.isNaN(income) ? unavailable('no-exchange-rate') : available(income);
}
