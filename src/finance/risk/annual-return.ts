import { available, type Figure, unavailable } from '../figure.ts';
import { linked } from '../returns/time-weighted-return.ts';
import { drawdownSeries } from './drawdown.ts';

/** Growth a year that leads from one value to the other: (end / start)^(1 / years) − 1. Unavailable from nothing and into debt. */
export function growthRate({ start, end, years }: { start: number; end: number; years: number }): Figure {
  if (!(start > 0)) return unavailable('not-invested');
  if (end < 0) return unavailable('loss-beyond-total');
  return years > 0 ? available((end / start) ** (1 / years) - 1) : unavailable('one-date');
}

/** Periodic returns linked, as a yearly fraction: Π(1 + r)^(perYear / n) − 1. Unavailable of none. */
export function annualReturn(returns: readonly number[], perYear: number): Figure {
  if (returns.length === 0) return unavailable('too-few-returns');
  return growthRate({ start: 1, end: 1 + linked(returns), years: returns.length / perYear });
}

/** Calmar ratio: return a year / size of the deepest fall between the same period ends. Unavailable where nothing ever fell. */
export function calmarRatio(returns: readonly number[], perYear: number): Figure {
  const yearly = annualReturn(returns, perYear);
  if (!yearly.available) return yearly;
  const deepest = Math.min(...drawdownSeries(levelsOf(returns), { from: 0, to: returns.length }).levels);
  return deepest < 0 ? available(yearly.value / -deepest) : unavailable('no-loss');
}

function levelsOf(returns: readonly number[]) {
  const levels = Float64Array.of(1, ...returns);
  for (let at = 1; at < levels.length; at += 1) levels[at] = (levels[at - 1] ?? NaN) * (1 + (returns[at - 1] ?? NaN));
  return { firstDay: 0, levels };
}
