import type { DailySeries } from '#finance/daily-series.ts';
import { chainLinked } from '#finance/returns/time-weighted-return.ts';

type Columns = Partial<Record<'paidIn' | 'paidOut' | 'income' | 'charges' | 'dealingCosts' | 'taxes', readonly number[]>>;

/** A daily series from day 0 with these values; columns that are not named are empty. */
export function buildSeries(value: readonly number[], columns: Columns = {}): DailySeries {
  const column = (name: keyof Columns) => Float64Array.from(value, (_, at) => columns[name]?.[at] ?? 0);
  const flows = { value: Float64Array.from(value), paidIn: column('paidIn'), paidOut: column('paidOut') };
  const charges = column('charges');
  const { index, grossIndex } = chainLinked({ ...flows, charges });
  return {
    firstDay: 0,
    ...flows,
    charges,
    income: column('income'),
    dealingCosts: column('dealingCosts'),
    taxes: column('taxes'),
    index,
    grossIndex,
  };
}
