import { type Figure, mapFigure } from '../figure.ts';
import { type Projection, projection } from './deterministic.ts';
import { deflateToToday, realGrowth } from './real-growth.ts';
import { futureValue, levelPayment, nominalAnnualRate, presentValue } from './time-value.ts';

/** An amount and monthly payments at a constant return. Rates are yearly fractions. */
export interface SimulationTerms {
  readonly amount: number;
  /** At the end of each month of the first year; below 0 it is withdrawn. */
  readonly monthly: number;
  /** Rise of the monthly payment at each anniversary; the first year's has not risen. */
  readonly increase: number;
  readonly years: number;
  readonly growth: number;
  readonly inflation: number;
}

/** The longest wait for a goal, in years. */
export const longestWait = 100;

/** Returns the values by year. Withdrawals stop at 0. */
export function simulate({ amount, monthly, increase, ...terms }: SimulationTerms): Figure<Projection> {
  const escalation = { rate: increase, isFirstRaised: false };
  return projection({
    ...terms,
    startValue: amount,
    contribution: monthly,
    escalation,
    timing: 'end',
    charges: 0,
    monthlyRate: 'effective',
  });
}

/** A goal in the money of its day, from one in today's money. */
export function inflateFromToday(goal: number, inflation: number, years: number): number {
  return goal / deflateToToday(1, inflation, years);
}

/**
 * Returns the monthly payment of the first year that leads to the goal (in the money of its day) at the end; below 0 that much may be withdrawn.
 *
 * Divided by (1 + increase)^years, the equation of rising payments is that of level yearly ones at the return above the increase.
 */
export function monthlyForGoal({ amount, increase, years, growth }: Omit<SimulationTerms, 'monthly'>, goal: number): Figure {
  const rate = realGrowth(growth, increase);
  const yearOfOnes = futureValue({ rate: monthlyRate(growth), periods: 12, payment: -1, presentValue: 0, timing: 'end' });
  if (!rate.available) return rate;
  if (!yearOfOnes.available) return yearOfOnes;
  const payment = levelPayment({
    rate: rate.value,
    periods: years,
    presentValue: -amount,
    futureValue: goal / (1 + increase) ** years,
    timing: 'end',
  });
  return mapFigure(payment, (value) => (-value * (1 + increase)) / yearOfOnes.value + 0);
}

/** Returns the amount today that becomes the goal (in the money of its day) without monthly payments. */
export function amountForGoal({ years, growth }: Pick<SimulationTerms, 'years' | 'growth'>, goal: number): Figure {
  const worth = presentValue({ rate: growth, periods: years, payment: 0, futureValue: goal, timing: 'end' });
  return mapFigure(worth, (value) => -value);
}

/**
 * Returns the number of months until the value first reaches the goal: in the money of its day, or, with `isReal`, in today's money.
 * Null if it doesn't within `longestWait`.
 */
export function monthsToGoal(terms: SimulationTerms, { goal, isReal }: { readonly goal: number; readonly isReal: boolean }): number | null {
  if (terms.amount >= goal) return 0;
  const path = simulate({ ...terms, years: longestWait });
  if (!path.available) return null;
  const rate = monthlyRate(terms.growth);
  const inflation = isReal ? terms.inflation : 0;
  const { years } = path.value;
  for (let month = 1; month <= longestWait * 12; month += 1) {
    const year = Math.ceil(month / 12);
    const [before, after] = [years[year - 1], years[year]];
    if (!before || !after) return null;
    const payment = -(after.contributed - before.contributed) / 12;
    const value = futureValue({ rate, periods: month - (year - 1) * 12, payment, presentValue: -before.value, timing: 'end' });
    if (value.available && deflateToToday(value.value, inflation, month / 12) >= goal * (1 - dust)) return month;
  }
  return null;
}

/** A part of the goal below which nothing is missing: binary fractions are not exact. */
const dust = 1e-12;

/** The effective return of a month. */
function monthlyRate(growth: number): number {
  return nominalAnnualRate(growth, 12) / 12;
}
