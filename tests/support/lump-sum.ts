import { normalQuantile } from '#finance/normal-distribution.ts';
import { logarithmsOf, type ReturnAssumption } from '#finance/projection/lognormal.ts';
import { normalProbability } from './normal-probability.ts';

/** A single payment left alone for some years. */
export interface LumpSum extends ReturnAssumption {
  readonly startValue: number;
  readonly years: number;
}

/** Returns the value that a lump sum does not exceed with probability `share`, in closed form; 0.5 is the median, which is below the mean. */
export function lumpSumQuantile({ startValue, years, ...assumption }: LumpSum, share: number): number {
  const { mean, deviation } = logarithmsOf(assumption);
  return startValue * Math.exp(mean * years + deviation * Math.sqrt(years) * normalQuantile(share));
}

/** The probability that a lump sum is worth less than `target` in the end. */
export function lumpSumShortfall({ startValue, years, ...assumption }: LumpSum, target: number): number {
  const { mean, deviation } = logarithmsOf(assumption);
  const distance = Math.log(target / startValue) - mean * years;
  if (deviation === 0) return distance > 0 ? 1 : 0;
  return normalProbability(distance / (deviation * Math.sqrt(years)));
}
