import type { DailySeries, MoneyColumn } from '../daily-series.ts';
import { CarriedPrices } from '../prices/carried-prices.ts';
import type { ExchangeRates } from '../prices/exchange-rates.ts';
import { chainLinked, type SeriesOpening } from '../returns/time-weighted-return.ts';

const moneyColumns = ['paidIn', 'paidOut', 'income', 'charges', 'dealingCosts', 'taxes'] as const satisfies readonly MoneyColumn[];

interface Consolidation {
  readonly currency: string;
  readonly rates: ExchangeRates;
  /** Cache of these rates, carried from day to day. */
  readonly carried?: CarriedPrices;
  readonly opening?: SeriesOpening;
}

/**
 * Several portfolios as one, in `currency`: values and flows added up day by day at the rate of the day, the return chained
 * again. A transfer between two of them nets out within its day; one that joins later brings its own first payment. The
 * series goes from the first day of any to the last day that all of them have. With an `opening`, the members' series begin
 * on the day after it and the returns go on from it.
 */
export function consolidated(
  members: readonly { readonly series: DailySeries; readonly currency: string }[],
  { currency, rates, carried = new CarriedPrices(), opening }: Consolidation,
): DailySeries {
  const firstDay = Math.min(...members.map(({ series }) => series.firstDay));
  const end = Math.min(...members.map(({ series }) => series.firstDay + series.value.length));
  const days = Math.max(end - firstDay, 0);
  const fx = members.map((member) => carried.rates(rates, { from: member.currency, to: currency }, { firstDay, days }));
  const total = (column: MoneyColumn | 'value') => {
    const sums = new Float64Array(days);
    for (const [which, { series }] of members.entries())
      addColumn(sums, { column: series[column], at: series.firstDay - firstDay, fx: fx[which] });
    return sums;
  };
  const value = total('value');
  const columns = Object.fromEntries(moneyColumns.map((column) => [column, total(column)])) as Record<MoneyColumn, Float64Array>;
  const { index, grossIndex } = chainLinked({ ...columns, value }, opening);
  return { firstDay, ...columns, value, index, grossIndex };
}

/** Adds a column at a rate. Zero stays zero on days without a rate. */
function addColumn(sums: Float64Array, { column, at, fx }: { column: Float64Array; at: number; fx: Float64Array | undefined }): void {
  const end = Math.min(column.length, sums.length - at);
  for (let day = 0; day < end; day += 1) {
    const amount = column[day] ?? 0;
    if (amount !== 0) sums[day + at] = (sums[day + at] ?? 0) + amount * (fx?.[day + at] ?? NaN);
  }
}
