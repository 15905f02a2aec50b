import type { BookedAmount, BookedKind } from '#finance/ledger/booked-amounts.ts';
import { decimal } from '#finance/decimal.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';

/** A line of income, charge, cost or tax. Of no instrument, unless `of` names one; of unknown size when `amount` is `null`. */
export function buildBooked(
  date: IsoDate,
  kind: BookedKind,
  line: { category: string; amount: number | string | null; of?: string },
): BookedAmount {
  const { category, amount, of = null } = line;
  const entryId = `${date} ${category}`;
  return { day: dayNumber(date), kind, category, instrumentId: of, entryId, amount: amount === null ? null : decimal(amount) };
}
