import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import { dayNumber, yearOfDay } from '#finance/iso-date.ts';
import type { PositionSpan } from '#finance/book/cost-pass.ts';
import { holdingKey, type OpenSpan } from '#finance/book/position-history.ts';
import { addSpans, bookedJson, disposalJson, holdingJson, type HoldingText, LotTexts, spanJson } from './book-text.ts';

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
export function splitBookByYear({ fromYear, positions, disposals, bookedAmounts }: Book): BookYear[] {
  const sold = Map.groupBy(disposals, ({ day }) => yearOfDay(day));
  const booked = Map.groupBy(bookedAmounts, ({ day }) => yearOfDay(day));
  const begun = positions.map(({ fromDay }) => yearOfDay(fromDay));
  const years = [...new Set([...begun, ...sold.keys(), ...booked.keys()])]
    .filter((year) => year >= (fromYear ?? -Infinity))
    .sort((a, b) => a - b);
  const texts = new LotTexts();
  const written = years.map((year) => ({
    year,
    firstDay: dayNumber(`${year}-01-01`),
    endDay: dayNumber(`${year + 1}-01-01`),
    holdings: new Array<string>(),
    disposals: (sold.get(year) ?? []).map((disposal) => disposalJson(disposal, texts)),
    booked: (booked.get(year) ?? []).map(bookedJson),
  }));
  for (const spans of Map.groupBy(positions, holdingKey).values()) addHolding(written, spans, texts);
  return written;
}

/** Day numbers: the year's first day, and the first of the next. */
interface HoldingsOfYear {
  readonly firstDay: number;
  readonly endDay: number;
  readonly holdings: string[];
}

/** Adds one holding to each year that it reaches; the text of a span that goes on through many years is made once. */
function addHolding(years: readonly HoldingsOfYear[], spans: readonly PositionSpan[], lots: LotTexts): void {
  let next = 0;
  let open: PositionSpan | undefined;
  let openText = '';
  for (const { firstDay, endDay, holdings } of years) {
    next = placeFrom(spans, next, firstDay);
    if (spans[next - 1] !== open) {
      open = spans[next - 1];
      openText = open ? spanJson(open, null, lots) : '';
    }
    let last = open;
    let text = openText;
    for (const span of spans.slice(next, placeFrom(spans, next, endDay))) {
      text += `${text && ','}${spanJson(span, last ?? null, lots)}`;
      last = span;
    }
    if (last) holdings.push(holdingJson(last, text));
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
  const byHolding = new Map<string, OpenSpan[]>();
  for (const holding of years.flat()) {
    const key = holdingKey(holding);
    const found = byHolding.get(key) ?? [];
    addSpans(found, holding);
    byHolding.set(key, found);
  }
  return [...byHolding.values()].flat();
}
