/** Value and movements of a portfolio in its own currency, one element for each calendar day from `firstDay`. */
export interface DailySeries {
  readonly firstDay: number;
  /** At the end of the day, after all its movements. NaN where it is not available. */
  readonly value: Float64Array;
  /** Inflow from outside on the day, ≥ 0: cash, and units at their market value. */
  readonly paidIn: Float64Array;
  /** Outflow to outside on the day, ≥ 0. */
  readonly paidOut: Float64Array;
  /** Dividends and interest before tax. */
  readonly income: Float64Array;
  /** Management charges. */
  readonly charges: Float64Array;
  /** Costs of buying and selling, already in cost and proceeds. */
  readonly dealingCosts: Float64Array;
  /** Tax withheld or paid. */
  readonly taxes: Float64Array;
  /**
   * Time-weighted return index, net of charges: 1 on `firstDay`, NaN where there is none. Levels are compared by `levelRatio`, which knows where the
   * chain broke.
   */
  readonly index: Float64Array;
  /** The same with management charges added back. */
  readonly grossIndex: Float64Array;
  /** Periods in which nothing that was held got a price, where that was looked for: they have no return. */
  readonly unpriced?: readonly Period[];
}

/** A column of a series with a number for each day. */
export type DailyColumn = Exclude<keyof DailySeries, 'firstDay' | 'unpriced'>;

/** The half-open period (from, to]: `from` is the day of the opening valuation, what moves on it is in that value already. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** One number for each calendar day from `firstDay`, such as an index. */
export interface DailyLevels {
  readonly firstDay: number;
  readonly levels: Float64Array;
  /** Periods without a return, as of a `DailySeries`. */
  readonly unpriced?: readonly Period[];
}

/** The level at the end of `day`; NaN outside the series and where there is none. */
export function levelOn({ firstDay, levels }: DailyLevels, day: number): number {
  return levels[day - firstDay] ?? NaN;
}

/** A number of a series as it is stored or sent one by one: null instead of NaN. */
export function numberOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export type MoneyColumn = 'paidIn' | 'paidOut' | 'income' | 'charges' | 'dealingCosts' | 'taxes';

/** The sum of a column over the period (from, to]; days outside the series count nothing. */
export function sumOver(series: DailySeries, column: MoneyColumn, { from, to }: Period): number {
  const values = series[column];
  const last = Math.min(to - series.firstDay, values.length - 1);
  let total = 0;
  for (let at = Math.max(from + 1 - series.firstDay, 0); at <= last; at += 1) total += values[at] ?? 0;
  return total;
}

/**
 * Returns the net payment of each day in (from, to]: positive in, negative out. Omits days that net to zero; NaN where the amount is
 * not known.
 */
export function netPayments({ firstDay, paidIn, paidOut }: DailySeries, { from, to }: Period): { day: number; amount: number }[] {
  const payments: { day: number; amount: number }[] = [];
  const last = Math.min(to - firstDay, paidIn.length - 1);
  for (let at = Math.max(from + 1 - firstDay, 0); at <= last; at += 1) {
    const amount = (paidIn[at] ?? 0) - (paidOut[at] ?? 0);
    if (amount !== 0) payments.push({ day: firstDay + at, amount });
  }
  return payments;
}

/** The value at the end of `day`: 0 before the series begins, NaN where it is not available or after its last day. */
export function valueOn(series: DailySeries, day: number): number {
  return day < series.firstDay ? 0 : (series.value[day - series.firstDay] ?? NaN);
}

/** The series from `firstDay` on, its indices starting at 1 there, or as they are where there is no level on that day. */
export function seriesFrom(series: DailySeries, firstDay: number): DailySeries {
  const start = firstDay - series.firstDay;
  if (start <= 0) return series;
  const rebased = (index: Float64Array) => index.slice(start).map((level) => level / (index[start] || 1));
  return {
    firstDay,
    value: series.value.slice(start),
    paidIn: series.paidIn.slice(start),
    paidOut: series.paidOut.slice(start),
    income: series.income.slice(start),
    charges: series.charges.slice(start),
    dealingCosts: series.dealingCosts.slice(start),
    taxes: series.taxes.slice(start),
    index: rebased(series.index),
    grossIndex: rebased(series.grossIndex),
    ...(series.unpriced ? { unpriced: series.unpriced } : {}),
  };
}
