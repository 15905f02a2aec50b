import type { Decimal } from '../decimal.ts';

/**
 * Bookings of one ratio within so many days are one split, because custodians book it on different days. Units change on the first of these days, and
 * whoever books later is converted until then. Prices change for all on the exchange's day, so their inspection takes the day of most portfolios
 * (`agreedSplits`).
 */
export const sameSplitDays = 30;

/** A split as one portfolio booked it. */
export interface SplitBooking {
  readonly day: number;
  /** New units for one old unit. */
  readonly ratio: Decimal;
  /** The portfolio, by anything that is its own: two splits of one portfolio are two. */
  readonly portfolio: unknown;
}

/** A split of a security, whoever booked it when. */
export interface SecuritySplit<Booking extends SplitBooking = SplitBooking> extends Pick<SplitBooking, 'day' | 'ratio'> {
  readonly bookings: readonly Booking[];
}

/** The splits of one security in the order of their days, each once: on the first day on which a portfolio booked it. */
export function securitySplits<Booking extends SplitBooking>(bookings: readonly Booking[]): SecuritySplit<Booking>[] {
  const splits: (SecuritySplit<Booking> & { readonly bookings: Booking[] })[] = [];
  for (const booking of bookings.toSorted((a, b) => a.day - b.day)) {
    const known = splits.find((split) => isOf(split, booking));
    if (known) known.bookings.push(booking);
    else splits.push({ day: booking.day, ratio: booking.ratio, bookings: [booking] });
  }
  return splits;
}

function isOf({ day, ratio, bookings }: SecuritySplit, booking: SplitBooking): boolean {
  const isNear = ratio.cmp(booking.ratio) === 0 && booking.day - day <= sameSplitDays;
  return isNear && bookings.every(({ portfolio }) => portfolio !== booking.portfolio);
}
