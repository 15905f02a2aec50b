import type { BookedAmount, BookedKind } from './booked-amounts.ts';
import type { Period } from '../daily-series.ts';
import { type Decimal, zero } from '../decimal.ts';
import { available, type Figure, unavailable } from '../figure.ts';

/** The lines of one kind in (from, to]. */
export function bookedOver(lines: readonly BookedAmount[], kind: BookedKind, { from, to }: Period): BookedAmount[] {
  return lines.filter((line) => line.kind === kind && line.day > from && line.day <= to);
}

/** The sum of these lines. Unavailable when one has no exchange rate: named by its transaction. */
export function bookedTotal(lines: readonly BookedAmount[]): Figure<Decimal> {
  let total = zero;
  for (const { amount, entryId } of lines) {
    if (!amount) return unavailable('no-exchange-rate', entryId);
    total = total.plus(amount);
  }
  return available(total);
}
