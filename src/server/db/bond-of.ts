import { type Bond, type BondDayCount, bondDayCounts, dayCountWords, isCouponFrequency } from '#finance/bond/bond.ts';
import type { Instrument } from './queries/market/instruments.ts';

type Terms = Pick<Instrument, 'coupon' | 'couponFrequency' | 'maturity' | 'dayCount'>;

/** A stored instrument as the arithmetic of bonds takes it; `null` where a term of it is not recorded or not understood. */
export function bondOf({ coupon, couponFrequency, maturity, dayCount }: Terms): Bond | null {
  const convention = dayCountOf(dayCount);
  if (coupon === null || couponFrequency === null || maturity === null || convention === null) return null;
  return isCouponFrequency(couponFrequency)
    ? { couponRate: Number(coupon), couponsAYear: couponFrequency, maturity, dayCount: convention }
    : null;
}

/** What was stored before imports knew the conventions may have other words for them. */
function dayCountOf(written: string | null): BondDayCount | null {
  const words = new Map(Object.entries(dayCountWords));
  return bondDayCounts.find((one) => one === written) ?? words.get(written ?? '') ?? null;
}
