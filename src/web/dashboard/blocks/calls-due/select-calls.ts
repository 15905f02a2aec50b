import type { CallsDue, DueCall } from '#contracts/datasets/private-equity.ts';
import { dayNumber, daysBetween, type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownCalls extends Pick<CallsDue, 'currency' | 'total' | 'unfundedAfter'> {
  readonly days: number;
  /** The page is of a past day: what is shown is what is known today, not what was known then. */
  readonly isPast: boolean;
  readonly calls: readonly ShownCall[];
  /** The firsts of months, as parts of the time line's length. */
  readonly months: readonly { readonly day: IsoDate; readonly at: number }[];
}

/** `at` is where the call stands on the time line, `size` its amount as a part of the largest one's. */
export type ShownCall = Omit<DueCall, 'inDays'> & {
  readonly at: number;
  readonly size: number;
  readonly isForeign: boolean;
  /** From today on; below zero when the day has come since the page's day. */
  readonly inDays: number;
};

export function selectCalls({ callsDue }: NeedsOf<'callsDue'>, { today }: Pick<ReportFrame, 'today'>): ShownCalls {
  const { asOf, until, currency, rows, total, unfundedAfter } = callsDue;
  const [from, to] = [dayNumber(asOf), dayNumber(until)];
  const placeOf = (day: number) => (day - from) / Math.max(to - from, 1);
  const largest = Math.max(...rows.map(sizeOf), 1);
  const days = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  return {
    currency,
    total,
    unfundedAfter,
    days: to - from,
    isPast: asOf < today,
    calls: rows.map((row) => ({
      ...row,
      inDays: daysBetween(today, row.day),
      at: placeOf(dayNumber(row.day)),
      size: sizeOf(row) / largest,
      isForeign: row.askedIn !== currency,
    })),
    months: days.filter((day) => isoDate(day).endsWith('-01')).map((day) => ({ day: isoDate(day), at: placeOf(day) })),
  };
}

function sizeOf({ amount }: DueCall): number {
  return amount.available ? Math.abs(amount.value) : 0;
}
