import { available, type Figure, unavailable } from '../figure.ts';

/** Growth in today's money (Fisher): (1 + growth) / (1 + inflation) − 1, not their difference. Unavailable at an inflation of −100 %. */
export function realGrowth(growth: number, inflation: number): Figure {
  return inflation > -1 ? available((1 + growth) / (1 + inflation) - 1) : unavailable('assumption-out-of-range');
}

/** An amount of `years` from now in today's money. */
export function deflateToToday(amount: number, inflation: number, years: number): number {
  return amount / (1 + inflation) ** years;
}

/**
 * Returns the total paid in by the end of each year from year 0 on, in today's money: a later year's payments are twelve equal ones,
 * at the end of each month.
 */
export function paidInTodaysMoney(contributed: readonly number[], inflation: number): number[] {
  let [sum, before] = [0, 0];
  return contributed.map((soFar, year) => {
    sum += (soFar - before) * (year === 0 ? 1 : worthOfPayments(year, inflation));
    before = soFar;
    return sum;
  });
}

/** Returns the worth in today's money of payments that sum to 1 over that year: 1 without inflation. */
function worthOfPayments(year: number, inflation: number): number {
  const months = Array.from({ length: 12 }, (_, month) => deflateToToday(1, inflation, year - 1 + (month + 1) / 12));
  return months.reduce((sum, worth) => sum + worth, 0) / 12;
}
