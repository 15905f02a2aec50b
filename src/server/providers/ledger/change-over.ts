import type { Change } from '#contracts/list-datasets.ts';
import { type DailyLevels, type DailySeries, type Period, valueOn } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { gainOver } from '#finance/gains.ts';
import { isoDate } from '#finance/iso-date.ts';
import { returnOver, timeWeightedReturn } from '#finance/time-weighted-return.ts';

/** Daily figures with what they are compared with, and why a day has no value. */
export interface ComparedSeries {
  readonly series: DailySeries;
  readonly benchmark: DailyLevels | null;
  readonly whyMissing: (day: string) => Figure<never>;
}

/** The value at the end of `day`; also nothing held yet is a reason, not a zero. */
export function valueFigure({ series, whyMissing }: Pick<ComparedSeries, 'series' | 'whyMissing'>, day: number): Figure {
  const value = day < series.firstDay ? NaN : valueOn(series, day);
  return Number.isNaN(value) ? whyMissing(isoDate(day)) : available(value);
}

/**
 * What happened over the period (from, to]: gain = closing value − opening value − (paid in − paid out); rate = the
 * time-weighted return; the benchmark's return over the same days. A history that begins later has none of them.
 */
export function changeOver(compared: ComparedSeries, period: Period): Change {
  const { series, benchmark } = compared;
  if (period.from < series.firstDay) return unchanged(unavailable('too-short'));
  const named = (figure: Figure) => (!figure.available && figure.reason === 'no-price' ? missingIn(compared, period) : figure);
  return {
    gain: named(gainOver(series, period)),
    rate: named(timeWeightedReturn(series, period)),
    benchmark: benchmark ? benchmarkOver(benchmark, period) : unavailable('no-benchmark'),
  };
}

/** No change at all, for one reason. */
export function unchanged(why: Figure<never>): Change {
  return { gain: why, rate: why, benchmark: why };
}

/** The day without a value that left a gap in the return: one end of the period, or the chain was broken by a flow. */
function missingIn(compared: ComparedSeries, { from, to }: Period): Figure<never> {
  const [missing] = [from, to].map((day) => valueFigure(compared, day)).filter((figure) => !figure.available);
  return missing ?? unavailable('flow-without-value');
}

/** A benchmark that does not reach the period is as good as none. */
function benchmarkOver(benchmark: DailyLevels, period: Period): Figure {
  const figure = returnOver(benchmark, period);
  return figure.available ? figure : unavailable('no-benchmark');
}
