import type { BookedAmount } from '../ledger/booked-amounts.ts';
import { bookedOver, bookedTotal } from '../ledger/booked-total.ts';
import type { Period } from '../daily-series.ts';
import type { Decimal } from '../decimal.ts';
import type { Figure } from '../figure.ts';
import { addMonths, isoDate } from '../iso-date.ts';

/** Payments of one source. `category` is their kind: Dividend, Distribution, CouponInterest, …; money without an instrument is cash's. */
export interface IncomeRow {
  readonly instrumentId: string | null;
  readonly category: string;
  /** A place for each month of the table. */
  readonly byMonth: readonly Figure<Decimal>[];
  readonly total: Figure<Decimal>;
}

/** Income before tax by source and month, in the portfolio's currency. Rows and months add up to the same total, exactly. */
export interface IncomeTable {
  /** `2024-03`, each month that the period touches, earliest first. */
  readonly months: readonly string[];
  readonly rows: readonly IncomeRow[];
  readonly byMonth: readonly Figure<Decimal>[];
  readonly total: Figure<Decimal>;
}

/** Income booked over (from, to], each source with its months, in the order in which sources first paid. */
export function incomeTable(lines: readonly BookedAmount[], period: Period): IncomeTable {
  const income = bookedOver(lines, 'income', period).sort((a, b) => a.day - b.day);
  const months = monthsOf(period);
  const sources = Map.groupBy(income, ({ instrumentId, category }) => JSON.stringify([instrumentId, category]));
  const rows = [...sources.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ instrumentId: first.instrumentId, category: first.category, ...byMonth(own, months) }] : [];
  });
  return { months, rows, ...byMonth(income, months) };
}

function byMonth(lines: readonly BookedAmount[], months: readonly string[]): { byMonth: Figure<Decimal>[]; total: Figure<Decimal> } {
  const own = Map.groupBy(lines, ({ day }) => monthOf(day));
  return { byMonth: months.map((month) => bookedTotal(own.get(month) ?? [])), total: bookedTotal(lines) };
}

function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  const last = monthOf(to);
  for (let first = `${monthOf(from + 1)}-01`; first.slice(0, 7) <= last; first = addMonths(first, 1)) months.push(first.slice(0, 7));
  return months;
}

function monthOf(day: number): string {
  return isoDate(day).slice(0, 7);
}
