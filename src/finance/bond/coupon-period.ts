import { countedDays, yearFraction } from '../day-count.ts';
import { daysBetween, type IsoDate, monthsBefore } from '../iso-date.ts';
import type { Bond } from './bond.ts';

/** The coupon period that a day lies in; the day on which a coupon is paid begins the next one. */
export interface CouponPeriod {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Coupons still to come, that of `end` and of the maturity included. */
  readonly couponsLeft: number;
}

/**
 * Coupon days are counted back from the maturity; where that is a month's end they all are. `null` from the maturity on.
 */
export function couponPeriodOf({ maturity, couponsAYear }: Bond, day: IsoDate): CouponPeriod | null {
  if (day >= maturity) return null;
  const months = 12 / couponsAYear;
  let couponsLeft = Math.max(1, Math.floor(((daysBetween(day, maturity) - 31) / 366) * couponsAYear));
  while (monthsBefore(maturity, couponsLeft * months) > day) couponsLeft += 1;
  return { start: monthsBefore(maturity, couponsLeft * months), end: monthsBefore(maturity, (couponsLeft - 1) * months), couponsLeft };
}

/** The part of a year for which interest has accrued on `day` since the last coupon, by the bond's convention. */
export function accruedYears({ dayCount, couponsAYear }: Bond, { start, end }: CouponPeriod, day: IsoDate): number {
  if (dayCount !== 'ACT/ACT-ICMA') return yearFraction(start, day, dayCount);
  return daysBetween(start, day) / daysBetween(start, end) / couponsAYear;
}

/**
 * The part of the coupon period that is over on `day`, for discounting: in calendar days of the period's own, or with months of
 * thirty days where the bond has those.
 */
export function elapsedPart({ dayCount, couponsAYear }: Bond, { start, end }: CouponPeriod, day: IsoDate): number {
  if (dayCount.startsWith('30') && dayCount !== 'ACT/ACT-ICMA') return (countedDays(start, day, dayCount) * couponsAYear) / 360;
  return daysBetween(start, day) / daysBetween(start, end);
}
