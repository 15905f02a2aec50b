import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import type { IsoDate } from '../iso-date.ts';
import type { TimedAmount } from '../returns/roots.ts';
import { type Bond, couponOf } from './bond.ts';
import { accruedYears, couponPeriodOf, elapsedPart } from './coupon-period.ts';

/**
 * Returns the interest that the buyer owes the seller for the current coupon, per 100 of nominal: 100 × coupon × accrued part of a
 * year. 0 on a coupon day. Unavailable from the maturity on. Decision: docs/calculations/bond-statistics.md.
 */
export function accruedInterest(bond: Bond, day: IsoDate): Figure {
  const period = couponPeriodOf(bond, day);
  return period ? available(100 * bond.couponRate * accruedYears(bond, period, day)) : unavailable('matured');
}

/** Returns the price paid for 100 of nominal: the quoted (clean) price plus accrued interest. */
export function dirtyPrice(bond: Bond, day: IsoDate, cleanPrice: number): Figure {
  return mapFigure(accruedInterest(bond, day), (accrued) => cleanPrice + accrued);
}

/**
 * Lists the remaining payments of 100 of nominal. `years` counts coupon periods from `day`, the first one partial, over the coupons a
 * year. Empty from the maturity on.
 */
export function bondPayments(bond: Bond, day: IsoDate): TimedAmount[] {
  const period = couponPeriodOf(bond, day);
  if (!period) return [];
  const untilFirst = 1 - elapsedPart(bond, period, day);
  const coupon = couponOf(bond);
  return Array.from({ length: period.couponsLeft }, (_none, at) => ({
    years: (untilFirst + at) / bond.couponsAYear,
    amount: at === period.couponsLeft - 1 ? coupon + 100 : coupon,
  }));
}

/**
 * The dirty price per 100 of nominal at a yield:
 *
 *     Σ paymentₖ / (1 + yield / f)^(f tₖ),  tₖ years from `day`, f coupons a year
 *
 * The yield is yearly, compounded f times. Unavailable from the maturity on, and at −100 % a period or less.
 */
export function dirtyPriceAtYield(bond: Bond, day: IsoDate, yearlyYield: number): Figure {
  const payments = bondPayments(bond, day);
  if (payments.length === 0) return unavailable('matured');
  const factor = 1 + yearlyYield / bond.couponsAYear;
  if (!(factor > 0)) return unavailable('loss-beyond-total');
  return available(payments.reduce((sum, { years, amount }) => sum + amount * factor ** (-years * bond.couponsAYear), 0));
}
