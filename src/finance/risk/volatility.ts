import { available, type Figure, unavailable } from '../figure.ts';
import { deviation } from './sample-statistics.ts';

/** Month-end returns of a year: the factor between a monthly figure and a yearly one. */
export const monthsPerYear = 12;

/**
 * Volatility a year as a fraction: sample standard deviation (n − 1) of periodic returns × √perYear, with 12 for months.
 * 0 when they never vary. Unavailable of fewer than two. Reports ask for twelve month-ends: `riskFigures`.
 */
export function volatility(returns: readonly number[], perYear: number): Figure {
  return returns.length < 2 ? unavailable('too-few-returns') : available(deviation(returns) * Math.sqrt(perYear));
}
