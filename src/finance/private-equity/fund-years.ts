import type { Figure } from '../figure.ts';
import { dayNumber, yearOfDay } from '../iso-date.ts';
import { type FundFlow, sumOfKind } from './fund-totals.ts';

export interface FundYear {
  readonly year: number;
  readonly called: number;
  readonly distributed: number;
  /** At the end of the year, of the last one on the as-of day; `null` where it is not available. */
  readonly value: number | null;
}

/** Returns the calls, distributions and closing value of each calendar year, from the year of the first flow to the one of `day`. */
export function fundYears(flows: readonly FundFlow[], day: number, valueOn: (day: number) => Figure): FundYear[] {
  const counted = flows.filter((flow) => flow.day <= day);
  if (counted.length === 0) return [];
  const first = Math.min(...counted.map((flow) => yearOfDay(flow.day)));
  return Array.from({ length: yearOfDay(day) - first + 1 }, (_, step) => {
    const year = first + step;
    const of = counted.filter((flow) => yearOfDay(flow.day) === year);
    const value = valueOn(Math.min(lastDayOf(year), day));
    return { year, called: sumOfKind(of, 'call'), distributed: sumOfKind(of, 'distribution'), value: value.available ? value.value : null };
  });
}

function lastDayOf(year: number): number {
  return dayNumber(`${year}-12-31`);
}
