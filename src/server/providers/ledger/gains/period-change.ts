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
 * What happened over the period (from, to]: gain = closing value − opening value − (paid in − paid out); rate = the
 * time-weighted return; the benchmark's return over the same days. A history that begins later has none of them, nor is a gain known of a period in
 * which nothing that was held got a price.
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
