import { normalDensity } from '#finance/normal-distribution.ts';

/**
 * Probability that a standard normal number is at most `x`. The Taylor series of G. Marsaglia, Evaluating the normal
 * distribution (Journal of Statistical Software, 2004), all of whose terms have one sign; good to some 15 digits after the point.
 */
export function normalProbability(x: number): number {
  if (Math.abs(x) > 38) return x > 0 ? 1 : 0;
  let term = x;
  let total = x;
  for (let odd = 3; Math.abs(term) > Math.abs(total) * 1e-17; odd += 2) {
    term *= (x * x) / odd;
    total += term;
  }
  return 0.5 + total * normalDensity(x);
}
