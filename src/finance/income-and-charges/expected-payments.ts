import type { Bond } from '../bond/bond.ts';
import { couponPeriodOf } from '../bond/coupon-period.ts';
import { addMonths, dayNumber, type IsoDate, isoDate } from '../iso-date.ts';

/** The number of days that are looked ahead. */
export const expectedDays = 90;

/** The reason to expect a payment: announced by the issuer, due by the terms of a bond, or paid a year before. */
export type ExpectedBasis = 'announced' | 'terms' | 'estimate';

/** A security that is held, and what is known of its payments. Amounts per unit are in `currency` of each. */
export interface PayingHolding {
  readonly id: string;
  /** The currency of the security. */
  readonly currency: string;
  readonly units: number;
  /** Its terms and the nominal of one unit; null of anything else, and where a term is not known. */
  readonly bond: (Bond & { readonly faceValue: number }) | null;
  readonly announced: readonly AnnouncedDividend[];
  /** Dividends that were received in the year before. */
  readonly received: readonly ReceivedDividend[];
}

export interface AnnouncedDividend {
  readonly exDay: IsoDate;
  /** Null where it is not known: then the ex-dividend day stands for it. */
  readonly payDay: IsoDate | null;
  readonly perUnit: number;
  readonly currency: string;
}

export interface ReceivedDividend {
  readonly day: IsoDate;
  /** Null where the units of then were not recorded. */
  readonly perUnit: number | null;
  /** NaN where it could not be converted. */
  readonly amount: number;
  readonly currency: string;
}

export interface ExpectedPayment {
  readonly holdingId: string;
  readonly kind: 'dividend' | 'coupon' | 'redemption';
  readonly basis: ExpectedBasis;
  readonly day: IsoDate;
  readonly amount: number;
  readonly currency: string;
}

/** An announced dividend stands for the estimate of one that was paid about a year before. */
const sameDividendDays = 31;

/**
 * The payments that today's holdings bring after a day, up to another one, in the order of their days: coupons and repayments by the terms of
 * bonds, announced dividends, and dividends of the year before, a year later and for the units of now, where none was announced for that time.
 */
export function expectedPayments(
  holdings: readonly PayingHolding[],
  { after, until }: { readonly after: IsoDate; readonly until: IsoDate },
): ExpectedPayment[] {
  const isWithin = (day: IsoDate) => day > after && day <= until;
  return holdings
    .filter(({ units }) => units > 0)
    .flatMap((holding) => [...ofBond(holding, after, until), ...ofShares(holding).filter(({ day }) => isWithin(day))])
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function ofBond({ id: holdingId, bond, units, currency }: PayingHolding, after: IsoDate, until: IsoDate): ExpectedPayment[] {
  const found: ExpectedPayment[] = [];
  if (!bond) return found;
  const nominal = units * bond.faceValue;
  const coupon = (nominal * bond.couponRate) / bond.couponsAYear;
  for (let period = couponPeriodOf(bond, after); period && period.end <= until; period = couponPeriodOf(bond, period.end)) {
    const due = { holdingId, basis: 'terms', day: period.end, currency } as const;
    if (coupon > 0) found.push({ ...due, kind: 'coupon', amount: coupon });
    if (period.end === bond.maturity) found.push({ ...due, kind: 'redemption', amount: nominal });
  }
  return found;
}

function ofShares({ id: holdingId, bond, units, announced, received }: PayingHolding): ExpectedPayment[] {
  if (bond) return [];
  const told = announced.map(({ exDay, payDay, perUnit, currency }): ExpectedPayment => ({
    holdingId,
    kind: 'dividend',
    basis: 'announced',
    day: payDay ?? exDay,
    amount: units * perUnit,
    currency,
  }));
  const estimated = received.flatMap(({ day, perUnit, amount, currency }): ExpectedPayment[] => {
    const again = addMonths(day, 12);
    const isTold = told.some((other) => Math.abs(dayNumber(other.day) - dayNumber(again)) <= sameDividendDays);
    if (isTold) return [];
    return [{ holdingId, kind: 'dividend', basis: 'estimate', day: again, amount: perUnit === null ? amount : units * perUnit, currency }];
  });
  return [...told, ...estimated];
}

/** The last day that is looked at. */
export function expectedUntil(asOf: IsoDate): IsoDate {
  return isoDate(dayNumber(asOf) + expectedDays);
}
