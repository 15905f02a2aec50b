import { dayNumber, daysBetween, type IsoDate, monthEnd, getYear } from './iso-date.ts';

/** Days of the year of all yearly rates of return and charge (Actual/365). A shorter period is not annualised. */
export const yearDays = 365;

/** Conventions by which bonds and rates count the days between two dates and the year that they are a part of. */
export const dayCounts = ['ACT/365F', 'ACT/360', 'ACT/ACT-ISDA', '30/360-ISDA', '30U/360', '30E/360', '30E/360-ISDA'] as const;

export type DayCount = (typeof dayCounts)[number];

type Thirties = Exclude<DayCount, 'ACT/365F' | 'ACT/360' | 'ACT/ACT-ISDA'>;

/**
 * Days from `start` (counted) to `end` (not counted) by a convention: calendar days, or those of months of thirty days.
 *
 *     360 (y₂ − y₁) + 30 (m₂ − m₁) + (d₂ − d₁)
 *
 * where d₁ and d₂ are changed as the convention has it (`thirtieths`). `start` must not be after `end`.
 */
export function countedDays(start: IsoDate, end: IsoDate, convention: DayCount): number {
  if (isActual(convention)) return daysBetween(start, end);
  const { first, last } = thirtieths[convention](start, end);
  return 360 * (getYear(end) - getYear(start)) + 30 * (monthOf(end) - monthOf(start)) + (last - first);
}

/** The same as a fraction of a year. `ACT/ACT-ISDA` counts days of leap years / 366 and the others / 365. */
export function yearFraction(start: IsoDate, end: IsoDate, convention: DayCount): number {
  if (convention === 'ACT/ACT-ISDA') return yearsOn(end) - yearsOn(start);
  return countedDays(start, end, convention) / (convention === 'ACT/365F' ? yearDays : 360);
}

function isActual(convention: DayCount): convention is Exclude<DayCount, Thirties> {
  return convention.startsWith('ACT');
}

/** Full years since year 0 with the part of the year of `date` that is over before it. */
function yearsOn(date: IsoDate): number {
  const year = getYear(date);
  const start = dayNumber(`${date.slice(0, 4)}-01-01`);
  const length = dayNumber(`${date.slice(0, 4)}-12-31`) - start + 1;
  return year + (dayNumber(date) - start) / length;
}

type DaysOfMonths = (start: IsoDate, end: IsoDate) => { readonly first: number; readonly last: number };

const thirtieths: Record<Thirties, DaysOfMonths> = {
  /** Bond basis: a 31st opens as the 30th, and closes as the 30th where it opened on one. */
  '30/360-ISDA': (start, end) => bondBasis(Math.min(dayOf(start), 30), dayOf(end)),
  /** United States: as the bond basis, and the last of February counts as the 30th, at the end if also at the start. */
  '30U/360': (start, end) => {
    if (!isEndOfFebruary(start)) return bondBasis(Math.min(dayOf(start), 30), dayOf(end));
    return isEndOfFebruary(end) ? { first: 30, last: 30 } : bondBasis(30, dayOf(end));
  },
  /** Eurobond basis: each 31st is the 30th. */
  '30E/360': (start, end) => ({ first: Math.min(dayOf(start), 30), last: Math.min(dayOf(end), 30) }),
  /** German: each last day of a month is the 30th. `end` is not the day of maturity, on which February's last day stays. */
  '30E/360-ISDA': (start, end) => ({ first: endAsThirtieth(start), last: endAsThirtieth(end) }),
};

function bondBasis(first: number, last: number) {
  return { first, last: last === 31 && first === 30 ? 30 : last };
}

function endAsThirtieth(date: IsoDate): number {
  return date === monthEnd(date) ? 30 : dayOf(date);
}

function isEndOfFebruary(date: IsoDate): boolean {
  return monthOf(date) === 2 && date === monthEnd(date);
}

function dayOf(date: IsoDate): number {
  return Number(date.slice(8, 10));
}

function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}
