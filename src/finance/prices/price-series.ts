import type { InstrumentType } from '../ledger/ledger.ts';
import { weekdayIndex } from '../iso-date.ts';

/** Prices as published, neither adjusted for splits nor for dividends. `days` are day numbers, ascending, without repeats. */
export interface PriceSeries {
  readonly days: Int32Array;
  readonly prices: Float64Array;
  /** The series that this one is with a point more, after its first and before its last one, at this place. */
  readonly madeOf?: { readonly series: PriceSeries; readonly place: number };
}

export interface PricePoint {
  readonly day: number;
  readonly price: number;
}

/** A series of these points, in any order; of two on one day the later in the list counts. */
export function priceSeries(points: readonly PricePoint[]): PriceSeries {
  const byDay = new Map(points.map(({ day, price }) => [day, price]));
  const days = Int32Array.from(byDay.keys()).sort();
  return { days, prices: Float64Array.from(days, (day) => byDay.get(day) ?? NaN) };
}

/** The last price dated on or before `day`; `null` when there is none. Never a later price. */
export function lastOnOrBefore(series: PriceSeries, day: number): PricePoint | null {
  const at = indexOnOrBefore(series.days, day);
  return at < 0 ? null : { day: series.days[at] ?? NaN, price: series.prices[at] ?? NaN };
}

/** Returns the index in ascending `days` of the last one on or before `day`; -1 when all are later. */
export function indexOnOrBefore(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

type StaleLimit = { readonly workingDays: number } | { readonly calendarDays: number } | 'never';

const listed: StaleLimit = { workingDays: 5 };

const staleLimits: Record<InstrumentType, StaleLimit> = {
  Stock: listed,
  ETF: listed,
  Bond: listed,
  Commodity: listed,
  Crypto: listed,
  Index: listed,
  Fund: { calendarDays: 35 },
  Other: { calendarDays: 35 },
  PrivateEquity: { calendarDays: 190 },
  Property: 'never',
  Cash: 'never',
};

/** Returns true if a price of `priceDay` is too old on `day` to be shown without a flag. The holding is still valued with it. */
export function isStale(type: InstrumentType, priceDay: number, day: number): boolean {
  return day >= staleFrom(type, priceDay);
}

/** The first day on which a price of `priceDay` is too old; Infinity when it never is. */
export function staleFrom(type: InstrumentType, priceDay: number): number {
  const limit = staleLimits[type];
  if (limit === 'never') return Infinity;
  if ('calendarDays' in limit) return priceDay + limit.calendarDays + 1;
  let day = priceDay + limit.workingDays + 1;
  while (workingDaysBetween(priceDay, day) <= limit.workingDays) day += 1;
  return day;
}

/** Mondays to Fridays after `from` up to and including `to`. */
function workingDaysBetween(from: number, to: number): number {
  return workingDaysUpTo(to) - workingDaysUpTo(from);
}

function workingDaysUpTo(day: number): number {
  const mondayZero = day + 3; // 1970-01-01 was a Thursday
  return Math.floor(mondayZero / 7) * 5 + Math.min(weekdayIndex(day) + 1, 5);
}
