import { available, combineFigures, type Figure, unavailable } from '../figure.ts';
import { annualReturn } from './annual-return.ts';
import { covariance, deviation, mean } from './sample-statistics.ts';

/** Returns of a portfolio and of its benchmark, element by element for the same periods. */
export interface ComparedReturns {
  readonly portfolio: readonly number[];
  readonly benchmark: readonly number[];
}

/** Beta: covariance with the benchmark / variance of the benchmark. Unavailable where the benchmark does not vary. */
export function beta({ portfolio, benchmark }: ComparedReturns): Figure {
  if (portfolio.length < 2) return unavailable('too-few-returns');
  return deviation(benchmark) === 0
    ? unavailable('no-variation')
    : available(covariance(portfolio, benchmark) / covariance(benchmark, benchmark));
}

/**
 * Alpha a year: what the portfolio earned beyond its share in the benchmark, compounded, (1 + mean p − beta · mean b)^perYear − 1.
 * Both series in excess of the rate without risk, where there is one.
 */
export function alpha(returns: ComparedReturns, perYear: number): Figure {
  const sensitivity = beta(returns);
  if (!sensitivity.available) return sensitivity;
  const perPeriod = mean(returns.portfolio) - sensitivity.value * mean(returns.benchmark);
  return perPeriod < -1 ? unavailable('loss-beyond-total') : available((1 + perPeriod) ** perYear - 1);
}

/** Tracking error a year: sample standard deviation of the returns above the benchmark's × √perYear. 0 of the benchmark itself. */
export function trackingError(active: readonly number[], perYear: number): Figure {
  return active.length < 2 ? unavailable('too-few-returns') : available(deviation(active) * Math.sqrt(perYear));
}

/** Information ratio: mean of the returns above the benchmark's × perYear / tracking error. Unavailable where they never vary. */
export function informationRatio(active: readonly number[], perYear: number): Figure {
  const risk = trackingError(active, perYear);
  if (!risk.available) return risk;
  return risk.value === 0 ? unavailable('no-variation') : available((mean(active) * perYear) / risk.value);
}

/**
 * Capture: return a year of the portfolio / that of the benchmark, both only over the periods in which the benchmark rose
 * (`up`) or fell (`down`). 1 is the benchmark itself; below 1 when it falls is good. Unavailable without such periods.
 */
export function capture({ portfolio, benchmark }: ComparedReturns, side: 'up' | 'down', perYear: number): Figure {
  const counted = benchmark.map((part) => (side === 'up' ? part > 0 : part < 0));
  const over = (returns: readonly number[]) =>
    annualReturn(
      returns.filter((_, at) => counted[at]),
      perYear,
    );
  return combineFigures(over(portfolio), over(benchmark), (own, other) => own / other);
}
