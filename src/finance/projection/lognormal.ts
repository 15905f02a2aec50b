import { normalProbability, normalQuantile } from '../normal-distribution.ts';

/** Yearly returns that are independent and lognormal: arithmetic mean and standard deviation, as fractions. */
export interface ReturnAssumption {
  readonly expectedReturn: number;
  readonly volatility: number;
}

/** The normal distribution of ln(1 + r) of a year: σ² = ln(1 + s² / (1 + m)²), μ = ln(1 + m) − σ² / 2. */
export function logarithmsOf({ expectedReturn, volatility }: ReturnAssumption): { readonly mean: number; readonly deviation: number } {
  const variance = Math.log1p((volatility / (1 + expectedReturn)) ** 2);
  return { mean: Math.log1p(expectedReturn) - variance / 2, deviation: Math.sqrt(variance) };
}

/** A single payment left alone for some years. */
export interface LumpSum extends ReturnAssumption {
  readonly startValue: number;
  readonly years: number;
}

/** What a lump sum is worth at most with probability `share`, in closed form; 0.5 is the median, which is below the mean. */
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
