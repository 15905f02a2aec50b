import type { Change } from '#contracts/datasets/lists.ts';
import { type DailyLevels, type DailySeries, type Period } from '#finance/daily-series.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import { gainOver } from '#finance/gains/gains.ts';
import type { BookProblem } from '#finance/book/book-problem.ts';
import { withCause } from '#finance/book/missing-value.ts';
import { wherePriced } from '#finance/returns/unpriced-periods.ts';
import { returnOver, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';

/** Daily figures with what they are compared with, and what they had to do without. */
export interface ComparedSeries {
  readonly series: DailySeries;
  readonly benchmark: DailyLevels | null;
  readonly problems: readonly BookProblem[];
}

/**
 * Computes the change over the period (from, to]. The gain is closing value − opening value − (paid in − paid out). The rate is the time-weighted return. The
 * benchmark's return covers the same days. A history that begins later has none of these. The gain is also unavailable when no holding had a price in the
 * period.
 */
export function computePeriodChange(compared: ComparedSeries, period: Period): Change {
  const { series, benchmark } = compared;
  if (period.from < series.firstDay) return createMissingChange(unavailable('too-short'));
  const named = (figure: Figure) => withCause(figure, compared.problems, period);
  return {
    gain: named(wherePriced(gainOver(series, period), series.unpriced, period)),
    rate: named(timeWeightedReturn(series, period)),
    benchmark: benchmark ? benchmarkOver(benchmark, period) : unavailable('no-benchmark'),
  };
}

/** No change at all, for one reason. */
export function createMissingChange(why: Figure<never>): Change {
  return { gain: why, rate: why, benchmark: why };
}

/** A benchmark that does not reach the period is as good as none. */
function benchmarkOver(benchmark: DailyLevels, period: Period): Figure {
  const figure = returnOver(benchmark, period);
  return figure.available ? figure : unavailable('no-benchmark');
}
