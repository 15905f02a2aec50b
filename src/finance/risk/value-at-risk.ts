import { available, type Figure, unavailable } from '../figure.ts';
import { normalDensity, normalQuantile } from '../normal-distribution.ts';
import { deviation, mean, quantile } from './sample-statistics.ts';

/**
 * Value at risk of one period from the past itself: the return that was undercut in 1 − confidence of the periods, by the
 * quantile of type 7. Signed as a return: −0.05 is a loss of 5 %. Unavailable without returns.
 */
export function valueAtRisk(returns: readonly number[], confidence: number): Figure {
  return returns.length === 0 ? unavailable('too-few-returns') : available(quantile(returns, 1 - confidence));
}

/** Conditional value at risk (expected shortfall): the mean of the returns at or below the value at risk. Signed as it. */
export function conditionalValueAtRisk(returns: readonly number[], confidence: number): Figure {
  const limit = valueAtRisk(returns, confidence);
  return limit.available ? available(mean(returns.filter((part) => part <= limit.value))) : limit;
}

/** Expected shortfall of one period if returns were normal: mean − sd · φ(z) / (1 − confidence). */
export function normalShortfall(returns: readonly number[], confidence: number): Figure {
  if (returns.length < 2) return unavailable('too-few-returns');
  return available(mean(returns) - (deviation(returns) * normalDensity(normalQuantile(1 - confidence))) / (1 - confidence));
}
