import { available, type Figure, unavailable } from '../figure.ts';
import type { IsoDate } from '../iso-date.ts';
import { allRates } from '../returns/roots.ts';
import type { Bond } from './bond.ts';
import { bondPayments, dirtyPrice } from './bond-price.ts';

/** The yearly coupon against the clean price (flat, current yield), as a fraction. Nothing for what is lost or won at the maturity. */
export function runningYield(bond: Bond, day: IsoDate, cleanPrice: number): Figure {
  if (day >= bond.maturity) return unavailable('matured');
  return cleanPrice > 0 ? available((100 * bond.couponRate) / cleanPrice) : unavailable('no-price');
}

/**
 * Yield to maturity (gross redemption yield) as a yearly fraction, compounded as often as the bond pays coupons: 0.065 of a
 * half-yearly bond is 3.25 % a half-year. The one at which what it still pays is worth its dirty price.
 */
export function yieldToMaturity(bond: Bond, day: IsoDate, cleanPrice: number): Figure {
  const price = dirtyPrice(bond, day, cleanPrice);
  if (!price.available) return price;
  if (!(cleanPrice > 0)) return unavailable('no-price');
  const payments = bondPayments(bond, day).filter(({ amount }) => amount > 0);
  const [rate] = allRates([{ years: 0, amount: -price.value }, ...payments]);
  if (rate === undefined) return unavailable('no-rate-solves');
  return available(bond.couponsAYear * ((1 + rate) ** (1 / bond.couponsAYear) - 1));
}
