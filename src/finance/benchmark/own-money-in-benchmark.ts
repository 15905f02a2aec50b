import { type DailyLevels, type DailySeries, levelOn, netPayments, type Period, valueOn } from '../daily-series.ts';
import { available, combineFigures, type Figure, mapFigure, unavailable } from '../figure.ts';
import { isoDate } from '../iso-date.ts';
import { type CashFlow, moneyWeightedReturnOfPeriod, shownYearlyRate } from '../returns/money-weighted-return.ts';

/** Result of the same money, invested at the same times in the benchmark. */
export interface OwnMoneyInBenchmark {
  /** At the end, in the portfolio's currency. */
  readonly value: number;
  /** Value at the end − value at the opening − (paid in − paid out). */
  readonly gain: number;
  /** Money-weighted return of the period, not annualised. */
  readonly rate: Figure;
  /** The same a year; unavailable under a year. */
  readonly annualRate: Figure;
}

/**
 * "Your money in the benchmark": the opening value and each payment of (from, to] buy or sell units of the benchmark at the
 * close of their day; the units left are worth the benchmark's level at the end.
 *
 *     units = V(from) / B(from) + Σ (paid in − paid out) / B(its day)        value = units × B(to)
 *
 * Not the benchmark's return, which knows no payments. Unavailable where the benchmark has no level on a day on which it
 * is bought or sold, and when more is taken out than it would have left. Decision: docs/calculations/own-money-in-benchmark.md.
 */
export function ownMoneyInBenchmark(series: DailySeries, benchmark: DailyLevels, period: Period): Figure<OwnMoneyInBenchmark> {
  const payments = paymentsOf(series, period);
  if (!payments.available) return payments;
  const value = investedIn(benchmark, payments.value, period.to);
  return mapFigure(value, (left) => {
    const flows = [...payments.value.map(({ day, amount }) => ({ day, amount: -amount })), { day: period.to, amount: left }];
    return {
      value: left,
      gain: payments.value.reduce((gain, { amount }) => gain - amount, left),
      rate: moneyWeightedReturnOfPeriod(flows),
      annualRate: shownYearlyRate(flows),
    };
  });
}

/** Returns the portfolio's closing value less that of the same money in the benchmark; negative when it was lower. */
export function aheadOfOwnMoney(series: DailySeries, inBenchmark: Figure<OwnMoneyInBenchmark>, { to }: Period): Figure {
  const value = valueOn(series, to);
  const own = Number.isNaN(value) ? unavailable('no-price') : available(value);
  return combineFigures(own, inBenchmark, (worth, other) => worth - other.value);
}

/** The opening value as paid in, then the payments of (from, to] by day, in is positive. */
function paymentsOf(series: DailySeries, { from, to }: Period): Figure<readonly CashFlow[]> {
  const opening = valueOn(series, from);
  if (Number.isNaN(opening)) return unavailable('no-price');
  if (opening < 0) return unavailable('negative-value');
  const payments = netPayments(series, { from, to });
  const unknown = payments.find(({ amount }) => Number.isNaN(amount));
  if (unknown) return unavailable('flow-without-value', isoDate(unknown.day));
  const all = opening === 0 ? payments : [{ day: from, amount: opening }, ...payments];
  return all.length === 0 ? unavailable('not-invested') : available(all);
}

// Units left by rounding when everything is taken out.
const nothingLeft = 1e-9;

function investedIn(benchmark: DailyLevels, payments: readonly CashFlow[], to: number): Figure {
  let [units, most] = [0, 0];
  for (const { day, amount } of payments) {
    const level = buyableLevelOn(benchmark, day);
    if (level === null) return noLevel(benchmark, day);
    units += amount / level;
    most = Math.max(most, units);
    if (units < -nothingLeft * most || most === 0) return unavailable('benchmark-used-up', isoDate(day));
    if (Math.abs(units) <= nothingLeft * most) units = 0;
  }
  const closing = buyableLevelOn(benchmark, to);
  return closing === null ? noLevel(benchmark, to) : available(units * closing);
}

function buyableLevelOn(benchmark: DailyLevels, day: number): number | null {
  const level = levelOn(benchmark, day);
  return level > 0 ? level : null;
}

function noLevel({ firstDay, levels }: DailyLevels, day: number): Figure<never> {
  const first = levels.findIndex((level) => !Number.isNaN(level));
  return unavailable(first >= 0 && day < firstDay + first ? 'benchmark-begins-later' : 'no-benchmark');
}
