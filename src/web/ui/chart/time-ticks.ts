import { dayNumber, isoDate, yearOfDay } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';

/** A mark of a time axis: a day number and what stands below it. */
export interface TimeTick {
  readonly day: number;
  readonly text: string;
}

const yearSteps = [1, 2, 5, 10, 20, 50];
const monthSteps = [1, 2, 3, 6];
const dayStep = 7;

/**
 * The starts of years, months or weeks between two day numbers, `most` at the utmost: years where at least three begin,
 * months where two do; January is told by its year.
 */
export function timeTicks(
  from: number,
  to: number,
  most: number,
  formats: Pick<Formats, 'monthShort' | 'dayMonthShort'>,
): readonly TimeTick[] {
  const months = monthStarts(from, to);
  const years = months.filter(({ month }) => month === 1);
  if (years.length >= 3) return thin(years, yearSteps, most, ({ year }) => year).map(({ day, year }) => ({ day, text: String(year) }));
  if (months.length >= 2)
    return thin(months, monthSteps, most, ({ month }) => month - 1).map(({ day, month, year }) => ({
      day,
      text: month === 1 ? String(year) : formats.monthShort(isoDate(day)),
    }));
  const weeks = Array.from({ length: Math.floor((to - from) / dayStep) + 1 }, (_, index) => to - index * dayStep).reverse();
  return weeks.slice(-most).map((day) => ({ day, text: formats.dayMonthShort(isoDate(day)) }));
}

interface MonthStart {
  readonly day: number;
  readonly year: number;
  readonly month: number;
}

function monthStarts(from: number, to: number): readonly MonthStart[] {
  const starts: MonthStart[] = [];
  let year = yearOfDay(from);
  let month = Number(isoDate(from).slice(5, 7));
  for (;;) {
    const day = dayNumber(`${year}-${String(month).padStart(2, '0')}-01`);
    if (day > to) return starts;
    if (day >= from) starts.push({ day, year, month });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** Every `step`th, with the smallest step that leaves no more than `most`. */
function thin(starts: readonly MonthStart[], steps: readonly number[], most: number, placeOf: (start: MonthStart) => number) {
  const keep = (step: number) => starts.filter((start) => placeOf(start) % step === 0);
  const step = steps.find((each) => keep(each).length <= most);
  return step ? keep(step) : starts.slice(0, most);
}
