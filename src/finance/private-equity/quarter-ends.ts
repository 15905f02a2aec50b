import { type IsoDate, isoDate, getYear } from '../iso-date.ts';
import { calendarQuarter } from '../period.ts';

/** The ends of the calendar quarters from the one that `from` is in, and `to` itself as the last when it is none. */
export function quarterEnds(from: number, to: number): number[] {
  const ends: number[] = [];
  for (let day = from; day <= to;) {
    const end = calendarQuarter(isoDate(day)).to;
    ends.push(Math.min(end, to));
    day = end + 1;
  }
  return ends;
}

/** Quarters that have begun since `from`, its own being the first. */
export function quarterNumber(from: number, day: number): number {
  return quarterOf(isoDate(day)) - quarterOf(isoDate(from)) + 1;
}

/** Quarters since the year 0. */
function quarterOf(date: IsoDate): number {
  return getYear(date) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}
