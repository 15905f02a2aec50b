import { addDays, dayNumber, type IsoDate, isoDate, weekdayIndex } from '#finance/iso-date.ts';

/** The days on which the demonstration's markets are open: weekdays without Christmas Day and New Year's Day. */
export interface Calendar {
  readonly days: readonly IsoDate[];
  /** The first open day on or after `day`; the number of days when there is none. */
  readonly onOrAfter: (day: IsoDate) => number;
  /** The last open day on or before `day`; -1 when there is none. */
  readonly onOrBefore: (day: IsoDate) => number;
}

/** The open days from `from` to `through`, both included. */
export function calendarOf(from: IsoDate, through: IsoDate): Calendar {
  const days: IsoDate[] = [];
  for (let day = dayNumber(from); day <= dayNumber(through); day += 1) {
    const iso = isoDate(day);
    if (isWeekday(day) && !iso.endsWith('-12-25') && !iso.endsWith('-01-01')) days.push(iso);
  }
  const onOrAfter = (day: IsoDate) => firstNotBefore(days, day);
  return { days, onOrAfter, onOrBefore: (day) => (days[onOrAfter(day)] === day ? onOrAfter(day) : onOrAfter(day) - 1) };
}

/** The day so many weekdays later; holidays count. */
export function weekdaysLater(day: IsoDate, count: number): IsoDate {
  let later = day;
  for (let left = count; left > 0;) {
    later = addDays(later, 1);
    if (isWeekday(dayNumber(later))) left -= 1;
  }
  return later;
}

function isWeekday(day: number): boolean {
  return weekdayIndex(day) < 5;
}

function firstNotBefore(days: readonly IsoDate[], wanted: IsoDate): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
