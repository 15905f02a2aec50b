import { available, type Figure, unavailable } from '../figure.ts';

/** Growth in today's money (Fisher): (1 + growth) / (1 + inflation) − 1, not their difference. Unavailable at an inflation of −100 %. */
export function realGrowth(growth: number, inflation: number): Figure {
  return inflation > -1 ? available((1 + growth) / (1 + inflation) - 1) : unavailable('assumption-out-of-range');
}

/** An amount of `years` from now in today's money. */
export function inTodaysMoney(amount: number, inflation: number, years: number): number {
  return amount / (1 + inflation) ** years;
}
