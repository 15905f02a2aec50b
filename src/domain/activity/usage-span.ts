import { addDays, addMonths, daysBetween, type IsoDate } from '#finance/iso-date.ts';
import { bucketStart } from '#finance/calendar-bucket.ts';
import { type UsageRange, usageSpan } from '#finance/list-span.ts';

/** The ranges of analytics: counts of days back from today, or days of the reader's own choice. */
export interface UsageSpanChoice {
  readonly range: UsageRange | 'custom';
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

/** The closed range [from, to]: both days count. */
export interface UsageSpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Analytics reach no further back than this many days. */
const windowDays = 366;

/** Days of one's own begin this many days before their end unless said. */
const customDays = 30;

/** The days that analytics count; `outside` names the end of the choice that makes it empty, because it is before the window, after today or past the other end. */
export function findUsageSpan(choice: UsageSpanChoice, today: IsoDate): UsageSpan | { readonly outside: 'from' | 'to' } {
  const earliest = addDays(today, -windowDays);
  if (choice.range !== 'custom') return { from: usageSpan(choice.range, today).from ?? earliest, to: today };
  const { to: chosenTo = today } = choice;
  if (chosenTo < earliest) return { outside: 'to' };
  const to = earlierOf(chosenTo, today);
  const from = choice.from ?? addDays(to, -customDays);
  if (from > to) return { outside: 'from' };
  return { from: from > earliest ? from : earliest, to };
}

function earlierOf(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}

/** The unit by which use is drawn, as PostgreSQL truncates to it. */
export type UsageUnit = 'day' | 'week' | 'month';

/** The days, weeks or months of a span by their first day, so that a chart has between about four and forty of them. */
export interface UsageBuckets {
  readonly unit: UsageUnit;
  readonly starts: readonly IsoDate[];
}

/** Divides a span into days up to five weeks, into weeks up to about half a year, else into months. */
export function divideUsageSpan({ from, to }: UsageSpan): UsageBuckets {
  const unit = getUnit(daysBetween(from, to));
  const starts: IsoDate[] = [];
  for (let start = unit === 'day' ? from : bucketStart(from, unit); start <= to; start = getNext(start, unit)) starts.push(start);
  return { unit, starts };
}

function getUnit(days: number): UsageUnit {
  if (days <= 35) return 'day';
  return days <= 190 ? 'week' : 'month';
}

function getNext(start: IsoDate, unit: UsageUnit): IsoDate {
  return unit === 'month' ? addMonths(start, 1) : addDays(start, unit === 'week' ? 7 : 1);
}

/** The span of as many days right before this one; null where it would begin before the window. */
export function findSpanBefore({ from, to }: UsageSpan, today: IsoDate): UsageSpan | null {
  const before = { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
  return before.from < addDays(today, -windowDays) ? null : before;
}
