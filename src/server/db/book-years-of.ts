import type { BookedAmount } from '#finance/booked-amounts.ts';
import type { Disposal } from '#finance/holding.ts';
import { dayNumber, isoDate, yearOf } from '#finance/iso-date.ts';
import type { PositionSpan } from '#finance/ledger-pass.ts';
import { holdingKey } from '#finance/position-history.ts';
import { holdingJson, type HoldingText, spansOf } from './book-text.ts';

/** One calendar year of a book as it is stored. */
export interface BookYear {
  readonly year: number;
  /** JSON of each holding. */
  readonly holdings: readonly string[];
  readonly disposals: readonly Disposal[];
  readonly booked: readonly BookedAmount[];
}

interface Book {
  readonly fromYear: number;
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
}

/** The years from `fromYear` on in which something changed, each with what was held as it began. */
export function yearsOf({ fromYear, positions, disposals, bookedAmounts }: Book): BookYear[] {
  const sold = Map.groupBy(disposals, yearOfDay);
  const booked = Map.groupBy(bookedAmounts, yearOfDay);
  const begun = positions.map(({ fromDay }) => yearOf(isoDate(fromDay)));
  const years = [...new Set([...begun, ...sold.keys(), ...booked.keys()])].filter((year) => year >= fromYear).sort((a, b) => a - b);
  const holdings = [...Map.groupBy(positions, holdingKey).values()];
  return years.map((year) => ({
    year,
    holdings: holdings.flatMap((spans) => heldInYear(spans, year)),
    disposals: sold.get(year) ?? [],
    booked: booked.get(year) ?? [],
  }));
}

function yearOfDay({ day }: { day: number }): number {
  return yearOf(isoDate(day));
}

function heldInYear(spans: readonly PositionSpan[], year: number): string[] {
  const [from, to] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)];
  const [first, ...rest] = spans.filter(({ fromDay, toDay }) => fromDay <= to && (toDay ?? Infinity) > from);
  return first ? [holdingJson([first, ...rest])] : [];
}

/** The spans of a portfolio's years, in order: a span that goes on into the next year is in both, and comes out once. */
export function spansOfYears(years: readonly (readonly HoldingText[])[]): PositionSpan[] {
  const byHolding = new Map<string, PositionSpan[]>();
  for (const year of years) {
    for (const holding of year) {
      const key = holdingKey(holding);
      const known = byHolding.get(key) ?? [];
      const last = known.at(-1);
      const added = spansOf(holding).filter(({ fromDay }) => !last || fromDay > last.fromDay);
      const [next] = added;
      if (last && next) known[known.length - 1] = { ...last, toDay: next.fromDay };
      byHolding.set(key, [...known, ...added]);
    }
  }
  return [...byHolding.values()].flat();
}
