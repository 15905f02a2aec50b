import { yearDays } from '../day-count.ts';
import { available, type Figure, mapFigure, type Reason, unavailable } from '../figure.ts';
import type { CashFlow } from './money-weighted-return.ts';
import { allRates } from './roots.ts';

/**
 * Internal rate of return of amounts at equal distances, as a fraction per period: paid in is negative, received positive,
 * the first amount at time 0.
 *
 *     the rate r > −1 for which  Σ amountₜ / (1 + r)^t = 0
 *
 * Unavailable without amounts, with amounts of one sign, and when no rate solves it or several do (`internalRates` has
 * them all). For dated flows there is `moneyWeightedReturn`. Decision: docs/calculations/internal-rate-of-return.md.
 */
export function internalRateOfReturn(amounts: readonly number[]): Figure {
  const obstacle = whyNoRate(amounts);
  if (obstacle) return unavailable(obstacle);
  const [rate, ...others] = internalRates(amounts);
  if (others.length > 0) return unavailable('several-rates');
  return rate === undefined ? unavailable('no-rate-solves') : available(rate);
}

/** Every rate per period that solves the amounts, ascending. Where there are several none of them is *the* return. */
export function internalRates(amounts: readonly number[]): number[] {
  if (whyNoRate(amounts)) return [];
  return allRates(amounts.map((amount, years) => ({ years, amount })).filter(({ amount }) => amount !== 0));
}

/**
 * Net present value of amounts at equal distances: Σ amountₜ / (1 + rate)^t, the first amount at time 0 and so not
 * discounted (spreadsheets' NPV discounts it by a period). Unavailable at a rate of −100 % or less.
 */
export function netPresentValue(amounts: readonly number[], rate: number): Figure {
  return presentValueOf(
    amounts.map((amount, years) => ({ years, amount })),
    rate,
  );
}

/** The same of dated flows at a yearly rate, as spreadsheets' XNPV: days from the first flow / 365. */
export function datedNetPresentValue(flows: readonly CashFlow[], rate: number): Figure {
  const first = flows.reduce((earliest, { day }) => Math.min(earliest, day), Infinity);
  return presentValueOf(
    flows.map(({ day, amount }) => ({ years: (day - first) / yearDays, amount })),
    rate,
  );
}

/**
 * Modified internal rate of return per period: what is paid in is financed at one rate, what is received reinvested at
 * another, so that there is always one answer.
 *
 *     ( future value of what is received / present value of what is paid in )^(1 / (n − 1)) − 1,   n amounts
 */
export function modifiedInternalRateOfReturn(amounts: readonly number[], { financeRate, reinvestRate }: MirrRates): Figure {
  const obstacle = whyNoRate(amounts);
  if (obstacle) return unavailable(obstacle);
  const periods = amounts.length - 1;
  const received = netPresentValue(amounts.map(negativeAsNothing), reinvestRate);
  const paidIn = netPresentValue(
    amounts.map((amount) => negativeAsNothing(-amount)),
    financeRate,
  );
  if (!received.available) return received;
  const grown = received.value * (1 + reinvestRate) ** periods;
  return mapFigure(paidIn, (value) => (grown / value) ** (1 / periods) - 1);
}

export interface MirrRates {
  readonly financeRate: number;
  readonly reinvestRate: number;
}

function negativeAsNothing(amount: number): number {
  return Math.max(amount, 0);
}

function presentValueOf(amounts: readonly { readonly years: number; readonly amount: number }[], rate: number): Figure {
  if (amounts.length === 0) return unavailable('no-flows');
  if (rate <= -1) return unavailable('loss-beyond-total');
  return available(amounts.reduce((total, { years, amount }) => total + amount / (1 + rate) ** years, 0));
}

function whyNoRate(amounts: readonly number[]): Reason | null {
  if (amounts.every((amount) => amount === 0)) return 'no-flows';
  return amounts.some((amount) => amount > 0) && amounts.some((amount) => amount < 0) ? null : 'flows-of-one-sign';
}
