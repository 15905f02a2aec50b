/** A calendar day such as "2024-03-31". */
export type IsoDate = string;

/** The days on which the demonstration's markets are open: weekdays without Christmas Day and New Year's Day. */
export interface Calendar {
  readonly days: readonly IsoDate[];
  /** The first open day on or after `day`; the number of days when there is none. */
  onOrAfter(day: IsoDate): number;
  /** The last open day on or before `day`; -1 when there is none. */
  onOrBefore(day: IsoDate): number;
}

const dayLength = 86_400_000;

/** The open days from `from` to `through`, both included. */
export function calendarOf(from: IsoDate, through: IsoDate): Calendar {
  const days: IsoDate[] = [];
  for (let time = Date.parse(from); time <= Date.parse(through); time += dayLength) {
    const day = new Date(time);
    const iso = day.toISOString().slice(0, 10);
    const isWeekday = day.getUTCDay() % 6 !== 0;
    if (isWeekday && !iso.endsWith('-12-25') && !iso.endsWith('-01-01')) days.push(iso);
  }
  const onOrAfter = (day: IsoDate) => firstNotBefore(days, day);
  return { days, onOrAfter, onOrBefore: (day) => (days[onOrAfter(day)] === day ? onOrAfter(day) : onOrAfter(day) - 1) };
}

/** The day so many weekdays later; holidays count. */
export function weekdaysLater(day: IsoDate, count: number): IsoDate {
  let time = Date.parse(day);
  for (let left = count; left > 0; ) {
    time += dayLength;
    if (new Date(time).getUTCDay() % 6 !== 0) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
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
