import type { DailyLevels, Period } from '../daily-series.ts';
import { combineFigures, type Figure, unavailable } from '../figure.ts';
import { annualised, returnOver } from '../returns/time-weighted-return.ts';

/** A return and what it is measured against, over the same days, as fractions. */
export interface ComparedReturn {
  readonly portfolio: Figure;
  readonly benchmark: Figure;
  /** Portfolio − benchmark: the excess return unless it is called geometric. */
  readonly difference: Figure;
  /** (1 + portfolio) / (1 + benchmark) − 1: how much richer than the benchmark; links over periods, which differences do not. */
  readonly geometric: Figure;
}

/** Both index levels; null without a benchmark. */
export interface ComparedLevels {
  readonly portfolio: DailyLevels;
  readonly benchmark: DailyLevels | null;
}

/** Two returns with both ways of telling them apart. Decision: docs/calculations/benchmark.md. */
export function comparedReturn(portfolio: Figure, benchmark: Figure): ComparedReturn {
  return {
    portfolio,
    benchmark,
    difference: combineFigures(portfolio, benchmark, (own, other) => own - other),
    geometric: geometricExcess(portfolio, benchmark),
  };
}

function geometricExcess(portfolio: Figure, benchmark: Figure): Figure {
  if (portfolio.available && benchmark.available && benchmark.value <= -1) return unavailable('loss-beyond-total');
  return combineFigures(portfolio, benchmark, (own, other) => (1 + own) / (1 + other) - 1);
}

/** Returns over (from, to]. A history that begins later has none, neither has a benchmark that does. */
export function comparedOver({ portfolio, benchmark }: ComparedLevels, period: Period): ComparedReturn {
  const own = period.from < portfolio.firstDay ? unavailable('too-short') : returnOver(portfolio, period);
  return comparedReturn(own, benchmarkOver(benchmark, period));
}

function benchmarkOver(benchmark: DailyLevels | null, period: Period): Figure {
  if (!benchmark) return unavailable('no-benchmark');
  const start = firstQuotedDay(benchmark);
  if (start === null) return unavailable('no-benchmark');
  return start > period.from ? unavailable('benchmark-begins-later') : returnOver(benchmark, period);
}

/** Both a year: (1 + R)^(365 / days) − 1, and the difference of the yearly rates. Unavailable under a year. */
export function comparedAnnually({ portfolio, benchmark }: ComparedReturn, { from, to }: Period): ComparedReturn {
  return comparedReturn(annualised(portfolio, to - from), annualised(benchmark, to - from));
}

/** A comparison over fewer days than were asked for. */
export interface ClippedReturn extends ComparedReturn {
  readonly period: Period;
}

/**
 * Compares portfolio and benchmark over their common days, named by `period`, if the benchmark begins within (from, to). Null when the
 * whole period needs no clipping, or there is nothing to compare.
 */
export function clippedReturn(levels: ComparedLevels, { from, to }: Period): ClippedReturn | null {
  const start = levels.benchmark ? firstQuotedDay(levels.benchmark) : null;
  if (start === null || start <= from || start >= to) return null;
  const period = { from: start, to };
  return { period, ...comparedOver(levels, period) };
}

function firstQuotedDay({ firstDay, levels }: DailyLevels): number | null {
  const at = levels.findIndex((level) => !Number.isNaN(level));
  return at < 0 ? null : firstDay + at;
}
