import { available, type Figure, unavailable } from '../figure.ts';

/** A sum left to grow, and what is taken from it. Rates as fractions: 0.015 is 1.5 %. */
export interface ChargedGrowth {
  readonly startValue: number;
  /** Effective growth a year before charges. */
  readonly growth: number;
  /** Need not be whole. */
  readonly years: number;
  /** Taken every month: what is left after a year is 1 − annualCharge of what there would have been. */
  readonly annualCharge: number;
  /** Taken once, at the start. */
  readonly initialCharge: number;
}

export interface YieldReduction {
  /** Closing value without charges, and with them. */
  readonly grossValue: number;
  readonly netValue: number;
  /** Growth a year with the charges. */
  readonly netGrowth: number;
  /** growth − net growth, a year. */
  readonly reductionInYield: number;
}

/**
 * Calculates how much charges reduce the annual growth of a sum held for n years:
 *
 *     net value = start (1 − initial) [(1 + growth)^(1/12) (1 − annual)^(1/12)]^(12 n)
 *     net growth = (net value / start)^(1/n) − 1          reduction in yield = growth − net growth
 *
 * Unavailable without time or a start, and when charges or losses take everything. Decision: docs/calculations/charges.md.
 */
export function reductionInYield({ startValue, growth, years, annualCharge, initialCharge }: ChargedGrowth): Figure<YieldReduction> {
  if (!(startValue > 0)) return unavailable('not-invested');
  if (!(years > 0)) return unavailable('too-short');
  const kept = Math.min(1 + growth, 1 - annualCharge, 1 - initialCharge);
  if (!(kept > 0)) return unavailable('loss-beyond-total');
  const grossValue = startValue * (1 + growth) ** years;
  const month = (1 + growth) ** (1 / 12) * (1 - annualCharge) ** (1 / 12);
  const netValue = startValue * (1 - initialCharge) * month ** (12 * years);
  const netGrowth = (netValue / startValue) ** (1 / years) - 1;
  return available({ grossValue, netValue, netGrowth, reductionInYield: growth - netGrowth });
}
