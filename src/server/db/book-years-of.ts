import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import { dayNumber, yearOfDay } from '#finance/iso-date.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { holdingKey } from '#finance/book/position-history.ts';
import { bookedJson, disposalJson, holdingJson, type HoldingText, LotTexts, spanJson, spansOf } from './book-text.ts';

/** One calendar year of a book as it is stored: JSON of each holding, disposal and booked amount. */
export interface BookYear {
  readonly year: number;
  readonly holdings: readonly string[];
  readonly disposals: readonly string[];
  readonly booked: readonly string[];
}

interface Book {
  /** Null: all of them. */
  readonly fromYear: number | null;
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  readonly bookedAmounts: readonly BookedAmount[];
}

/** The years from `fromYear` on in which something changed, each with what was held as it began. */
export function yearsOf({ fromYear, positions, disposals, bookedAmounts }: Book): BookYear[] {
  const sold = Map.groupBy(disposals, ({ day }) => yearOfDay(day));
  const booked = Map.groupBy(bookedAmounts, ({ day }) => yearOfDay(day));
  const begun = positions.map(({ fromDay }) => yearOfDay(fromDay));
  const years = [...new Set([...begun, ...sold.keys(), ...booked.keys()])]
    .filter((year) => year >= (fromYear ?? -Infinity))
    .sort((a, b) => a - b);
  const texts = new LotTexts();
  const written = years.map((year) => ({
    year,
    holdings: new Array<string>(),
    disposals: (sold.get(year) ?? []).map((disposal) => disposalJson(disposal, texts)),
    booked: (booked.get(year) ?? []).map(bookedJson),
  }));
  for (const [first, ...rest] of Map.groupBy(positions, holdingKey).values()) if (first) addHolding(written, [first, ...rest], texts);
  return written;
}

interface HoldingsOfYear {
  readonly year: number;
  readonly holdings: string[];
}

/** Adds one holding to each year that it reaches; the text of a span that goes on through many years is made once. */
function addHolding(years: readonly HoldingsOfYear[], spans: readonly [PositionSpan, ...PositionSpan[]], lots: LotTexts): void {
  let next = 0;
  let carried = { span: spans[0], text: spanJson(spans[0], null, lots) };
  for (const { year, holdings } of years) {
    const [first, end] = [placeFrom(spans, next, dayNumber(`${year}-01-01`)), placeFrom(spans, next, dayNumber(`${year + 1}-01-01`))];
    const open = spans[first - 1];
    if (open && carried.span !== open) carried = { span: open, text: spanJson(open, null, lots) };
    const texts = spans.slice(first, end).map((span, place) => spanJson(span, spans[first + place - 1] ?? null, lots));
    if (open) texts.unshift(carried.text);
    if (texts.length > 0) holdings.push(holdingJson(spans[0], texts.join(',')));
    next = end;
  }
}

/** The place, from `start` on, of the first span that begins on `day` or later. */
function placeFrom(spans: readonly PositionSpan[], start: number, day: number): number {
  let place = start;
  while ((spans[place]?.fromDay ?? Infinity) < day) place += 1;
  return place;
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
