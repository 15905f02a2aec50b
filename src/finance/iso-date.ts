/** A calendar day as text, `2024-03-31`. No clock, no zone. Inside series it is a day number (days since 1970-01-01). */
export type IsoDate = string;

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

// No calendar has a year 0, and no database keeps its days.
const written = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/;

/** Returns true if `text` is a day that exists: `2023-02-29` is not, nor is any of a year 0. */
export function isIsoDate(text: string): boolean {
  return written.test(text) && isoDate(dayNumber(text)) === text;
}

/** Days since 1970-01-01, negative before it. `date` must be a day that exists (`isIsoDate`). */
export function dayNumber(date: IsoDate): number {
  return dayOf({ year: getYear(date), month: twoDigits(date, 5), day: twoDigits(date, 8) });
}

/** The day `day` days after 1970-01-01, as text. */
export function isoDate(day: number): IsoDate {
  const { year, month, day: dayOfMonth } = calendarOf(day);
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoLetters[month]}-${twoLetters[dayOfMonth]}`;
}

export function getYear(date: IsoDate): number {
  return 100 * twoDigits(date, 0) + twoDigits(date, 2);
}

/** `00` to `31`. */
const twoLetters = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

/** Digit by digit, since days are read by the thousand. */
function twoDigits(text: string, at: number): number {
  return 10 * (text.charCodeAt(at) - zeroCode) + text.charCodeAt(at + 1) - zeroCode;
}

const zeroCode = 48;

/** The calendar year of a day number. */
export function yearOfDay(day: number): number {
  return calendarOf(day).year;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDate(dayNumber(date) + days);
}

/** Days from `from` to `to`: 1 for the next day, negative backwards. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The same day of the month `months` later or earlier, clamped to that month's last day: 31 January + 1 is 28 February.
 * Always counted from the original day, never step by step. For the opening date of a figure's window see `monthsBefore`.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = calendarOf(dayNumber(date));
  const target = year * 12 + (month - 1) + months;
  const inMonth = { year: Math.floor(target / 12), month: (((target % 12) + 12) % 12) + 1 };
  return isoDate(dayOf({ ...inMonth, day: Math.min(day, daysInMonth(inMonth)) }));
}

/**
 * The opening date of a window of `months` that closes on `date`. As `addMonths` backwards, except that a month's end
 * stays a month's end (30 June − 3 is 31 March), so that windows of month-ends lie end to end without gap or overlap.
 */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const opening = addMonths(date, -months);
  return date === monthEnd(date) ? monthEnd(opening) : opening;
}

/** The last day of the month of `date`. */
export function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = calendarOf(dayNumber(date));
  return isoDate(dayOf({ year, month, day: daysInMonth({ year, month }) }));
}

/** Monday for 1970-01-05. */
export function weekday(date: IsoDate): Weekday {
  return weekdays[weekdayIndex(dayNumber(date))] ?? 'monday';
}

/** 0 for a Monday to 6 for a Sunday. */
export function weekdayIndex(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** The last working day before `date`: Friday for Saturday, Sunday and Monday, otherwise the day before. No bank holidays. */
export function previousWorkday(date: IsoDate): IsoDate {
  const name = weekday(date);
  if (name === 'monday') return addDays(date, -3);
  if (name === 'sunday') return addDays(date, -2);
  return addDays(date, -1);
}

/** 31 March, 30 June, 30 September and 31 December. */
export function isQuarterEnd(date: IsoDate): boolean {
  return ['03-31', '06-30', '09-30', '12-31'].includes(date.slice(5));
}

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function daysInMonth({ year, month }: { year: number; month: number }): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

// Both ways count years from March, so that the leap day is the last of its year (Howard Hinnant, "chrono-compatible
// low-level date algorithms"): integers only, ten times faster than a Date.
function dayOf({ year, month, day }: CalendarDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
}

function calendarOf(day: number): CalendarDay {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapCorrected = dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor(leapCorrected / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}
