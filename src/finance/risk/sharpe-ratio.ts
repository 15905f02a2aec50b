import { available, type Figure, unavailable } from '../figure.ts';
import { deviation, mean } from './sample-statistics.ts';

/** Return above another one in each period: the rate without risk, a required return or a benchmark. */
export function subtractReturn(returns: readonly number[], other: number | readonly number[]): number[] {
  return returns.map((part, at) => part - (typeof other === 'number' ? other : (other[at] ?? NaN)));
}

/** A yearly rate for one of `perYear` periods: (1 + rate)^(1 / perYear) − 1. */
export function ratePerPeriod(yearly: number, perYear: number): number {
  return (1 + yearly) ** (1 / perYear) - 1;
}

/**
 * Sharpe ratio a year: mean / sample standard deviation × √perYear of the returns in excess of the rate without risk.
 * Unavailable of fewer than two returns and where they do not vary: nothing can be divided by no risk.
 */
export function sharpeRatio(excess: readonly number[], perYear: number): Figure {
  if (excess.length < 2) return unavailable('too-few-returns');
  const spread = deviation(excess);
  return spread === 0 ? unavailable('no-variation') : available((mean(excess) / spread) * Math.sqrt(perYear));
}
