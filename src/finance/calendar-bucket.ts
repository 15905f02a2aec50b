import { addDays, addMonths, dayNumber, type IsoDate, weekdayIndex } from './iso-date.ts';
import { linked } from './returns/time-weighted-return.ts';

/** By which days are gathered, such as returns. Weeks begin on Monday. */
export const calendarBuckets = ['week', 'month', 'quarter', 'year'] as const;

export type CalendarBucket = (typeof calendarBuckets)[number];

/** The first day of the week, month, quarter or year that `date` is in. */
export function bucketStart(date: IsoDate, bucket: CalendarBucket): IsoDate {
  if (bucket === 'week') return addDays(date, -weekdayIndex(dayNumber(date)));
  const monthStart = `${date.slice(0, 7)}-01`;
  const monthsPast = Number(date.slice(5, 7)) - 1;
  return addMonths(monthStart, -{ month: 0, quarter: monthsPast % 3, year: monthsPast }[bucket]);
}

/** The return of a day or a longer segment that ends on `date`, as a fraction. */
export interface DatedReturn {
  readonly date: IsoDate;
  readonly rate: number;
}

/** Returns linked by the week, month, quarter or year in which they end, in the order given: Π (1 + r) − 1 of each. */
export function linkedBy(bucket: CalendarBucket, returns: readonly DatedReturn[]): { readonly start: IsoDate; readonly rate: number }[] {
  const gathered = Map.groupBy(returns, ({ date }) => bucketStart(date, bucket));
  return [...gathered].map(([start, members]) => ({ start, rate: linked(members.map(({ rate }) => rate)) }));
}
