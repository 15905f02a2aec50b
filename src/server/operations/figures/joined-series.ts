import type { DailyColumn, DailySeries } from '#finance/daily-series.ts';
import type { SeriesOpening } from '#finance/returns/time-weighted-return.ts';

const columns: readonly DailyColumn[] = ['value', 'paidIn', 'paidOut', 'income', 'charges', 'dealingCosts', 'taxes', 'index', 'grossIndex'];

/** Joins `before`, up to the first day of `rest`, and `rest`. */
export function joinedSeries(before: DailySeries, rest: DailySeries): DailySeries {
  const days = rest.firstDay - before.firstDay;
  return { firstDay: before.firstDay, ...each((column) => joined(before[column].subarray(0, days), rest[column])) };
}

function joined(before: Float64Array, rest: Float64Array): Float64Array {
  const whole = new Float64Array(before.length + rest.length);
  whole.set(before);
  whole.set(rest, before.length);
  return whole;
}

/** The days from `day` on, indices and all as they are. */
export function seriesSince(series: DailySeries, day: number): DailySeries {
  if (day <= series.firstDay) return series;
  return { firstDay: day, ...each((column) => series[column].subarray(day - series.firstDay)) };
}

/** The state at the end of a day; NaN where there is none. */
export function stateOn(series: DailySeries, day: number): SeriesOpening {
  const at = day - series.firstDay;
  return { value: series.value[at] ?? NaN, index: series.index[at] ?? NaN, grossIndex: series.grossIndex[at] ?? NaN };
}

function each(make: (column: DailyColumn) => Float64Array): Record<DailyColumn, Float64Array> {
  return Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<DailyColumn, Float64Array>;
}
