import type { AccruingBond } from '#finance/bond/accrued-on.ts';
import { type Bond, type BondDayCount, bondDayCounts, dayCountWords, isCouponFrequency } from '#finance/bond/bond.ts';
import type { Instrument } from './queries/market/instruments.ts';

type Terms = Pick<Instrument, 'coupon' | 'couponFrequency' | 'maturity' | 'dayCount'>;

/** The face value that prices are quoted for if the bond does not say it. */
const usualFaceValue = '100';

/** The nominal of one unit, in the quote unit of its prices. */
export function faceValueOf({ faceValue }: Pick<Instrument, 'faceValue'>): string {
  return faceValue ?? usualFaceValue;
}

/** A stored instrument as its interest accrues; `null` where that is not known, and of anything but a bond. */
export function accruingBondOf(instrument: Terms & Pick<Instrument, 'type' | 'faceValue'>): AccruingBond | null {
  const bond = instrument.type === 'Bond' ? bondOf(instrument) : null;
  return bond && { ...bond, faceValue: Number(faceValueOf(instrument)) };
}

/** A stored instrument as the arithmetic of bonds takes it; `null` where a term of it is not recorded or not understood. */
export function bondOf({ coupon, couponFrequency, maturity, dayCount }: Terms): Bond | null {
  const convention = dayCountOf(dayCount);
  if (coupon === null || couponFrequency === null || maturity === null || convention === null) return null;
  return isCouponFrequency(couponFrequency)
    ? { couponRate: Number(coupon), couponsAYear: couponFrequency, maturity, dayCount: convention }
    : null;
}

/** Reads a day count; rows from before imports knew the conventions may have other words for them. */
function dayCountOf(written: string | null): BondDayCount | null {
  const words = new Map(Object.entries(dayCountWords));
  return bondDayCounts.find((one) => one === written) ?? words.get(written ?? '') ?? null;
}
