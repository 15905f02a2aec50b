import { dayNumber, isoDate, weekdayIndex } from '../iso-date.ts';
import { type Bond, couponOf } from './bond.ts';
import { accruedInterest } from './bond-price.ts';
import { couponPeriodOf } from './coupon-period.ts';

/** A bond with what one unit of it stands for. */
export interface AccruingBond extends Bond {
  /** Nominal of one unit, in the quote unit of its prices. */
  readonly faceValue: number;
}

/**
 * Interest accrued on one unit at the end of `day` (a day number), in the quote unit. A coupon that falls on a weekend is paid on
 * the Monday after it and counts until then, that of the maturity among them; nothing accrues after the maturity.
 * Decision: docs/calculations/valuation.md.
 */
export function accruedOn(bond: AccruingBond, day: number): number {
  const date = isoDate(day);
  const accrued = accruedInterest(bond, date);
  const lastCoupon = dayNumber(couponPeriodOf(bond, date)?.start ?? bond.maturity);
  const due = day < weekdayFrom(lastCoupon) ? couponOf(bond) : 0;
  return (((accrued.available ? accrued.value : 0) + due) * bond.faceValue) / 100;
}

/** The day itself, or the Monday after a weekend. */
function weekdayFrom(day: number): number {
  const index = weekdayIndex(day);
  return index < 5 ? day : day + 7 - index;
}

/** The same on each day from `firstDay` on. */
export function accruedColumn(bond: AccruingBond, { firstDay, days }: { readonly firstDay: number; readonly days: number }): Float64Array {
  return Float64Array.from({ length: days }, (_none, at) => accruedOn(bond, firstDay + at));
}
