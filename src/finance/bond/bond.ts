import { type DayCount, dayCounts } from '../day-count.ts';
import type { IsoDate } from '../iso-date.ts';

/** Conventions by which a bond's interest accrues: by its own coupon period (ICMA), or as rates do. */
export const bondDayCounts = ['ACT/ACT-ICMA', ...dayCounts] as const satisfies readonly (DayCount | 'ACT/ACT-ICMA')[];

export type BondDayCount = (typeof bondDayCounts)[number];

/** Other words for the conventions, as terms sheets and spreadsheets have them. */
export const dayCountWords: Readonly<Record<string, BondDayCount>> = {
  'ACT/ACT': 'ACT/ACT-ICMA',
  'Act/Act ICMA': 'ACT/ACT-ICMA',
  'ACT/365': 'ACT/365F',
  'Act/365': 'ACT/365F',
  'Act/360': 'ACT/360',
  '30/360': '30/360-ISDA',
};

/** A bond with a fixed coupon that is paid back at par on one day. All its coupon periods are regular. */
export interface Bond {
  /** Yearly, a fraction; 0 for one that pays no interest. */
  readonly couponRate: number;
  /** 1, 2, 3, 4, 6 or 12. Of a bond without coupon: how often its yield compounds. */
  readonly couponsAYear: number;
  readonly maturity: IsoDate;
  readonly dayCount: BondDayCount;
}

/** Numbers of coupons a year that divide it into whole months. */
export function isCouponFrequency(couponsAYear: number): boolean {
  return couponsAYear >= 1 && 12 % couponsAYear === 0;
}

/** Returns the payment of 100 of nominal on each coupon day. */
export function couponOf({ couponRate, couponsAYear }: Bond): number {
  return (100 * couponRate) / couponsAYear;
}
