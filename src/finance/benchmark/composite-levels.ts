import type { DailyLevels, DailySeries } from '../daily-series.ts';

/** A portfolio with what it is compared with; `levels` in the common currency, null without a benchmark. */
export interface ComparedPart {
  readonly series: DailySeries;
  /** Units of the common currency for 1 of the part's, a place for each day of `series`. */
  readonly fx: Float64Array;
  readonly benchmark: DailyLevels | null;
}

/**
 * Returns the combined benchmark of several portfolios with benchmarks of their own: each day the benchmarks' changes weighted by the
 * money that the portfolios had at work (the value of the evening before plus what came in), chained; 1 on the day before the first
 * such day.
 *
 *     cₜ = Σ baseᵢ (Bᵢ,ₜ / Bᵢ,ₜ₋₁) / Σ baseᵢ,    baseᵢ = Vᵢ,ₜ₋₁ + net payment into i, if positive
 *
 * Unchanged on days on which nothing is at work. NaN from the first day on which something at work has no benchmark. An `opening` is
 * the level of the first day, on which the parts' series then begin.
 */
export function compositeLevels(
  parts: readonly ComparedPart[],
  { firstDay, days, opening = 1 }: { firstDay: number; days: number; opening?: number },
): DailyLevels {
  const levels = new Float64Array(days).fill(NaN);
  let level = opening;
  if (days > 0) levels[0] = level;
  for (let at = 1; at < days; at += 1) {
    level *= dayFactor(parts, firstDay + at);
    if (Number.isNaN(level)) break;
    levels[at] = level;
  }
  return { firstDay, levels };
}

function dayFactor(parts: readonly ComparedPart[], day: number): number {
  let base = 0;
  let grown = 0;
  for (const part of parts) {
    const atWork = baseOf(part, day);
    if (atWork === 0) continue;
    base += atWork;
    grown += atWork * changeOf(part.benchmark, day);
  }
  return base === 0 ? 1 : grown / base;
}

function baseOf({ series, fx }: ComparedPart, day: number): number {
  const at = day - series.firstDay;
  if (at < 1 || at >= series.value.length) return 0;
  const flow = (series.paidIn[at] ?? 0) - (series.paidOut[at] ?? 0);
  const base = (series.value[at - 1] ?? 0) + Math.max(flow, 0);
  return base > 0 ? base * (fx[at] ?? NaN) : 0;
}

function changeOf(benchmark: DailyLevels | null, day: number): number {
  if (!benchmark) return NaN;
  const at = day - benchmark.firstDay;
  return (benchmark.levels[at] ?? NaN) / (benchmark.levels[at - 1] ?? NaN);
}
