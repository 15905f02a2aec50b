import type { NamedYear, YearKind } from '#contracts/datasets/performance.ts';
import { isoDate, yearOfDay } from '#finance/iso-date.ts';
import { taxYearName, getTaxYear } from '#finance/tax-year.ts';
import { calendarYear, taxYearPeriod } from '#finance/period.ts';
import { dated } from './chosen-period.ts';

const most = 6;

/**
 * The years that a history from `opening` to `asOf` (day numbers) touches, the latest first, six at most. The first and the
 * present one are parts of a year. No tax years where they are those of the calendar.
 */
export function choosableYears(
  { opening, asOf }: { readonly opening: number; readonly asOf: number },
  taxYearStart: string,
): Readonly<Record<YearKind, readonly NamedYear[]>> {
  const years = Array.from({ length: most }, (_, before) => yearOfDay(asOf) - before);
  const tax = years.map((year) => `${year}${isoDate(asOf).slice(4)}`).map((day) => getTaxYear(day, taxYearStart));
  const calendar = years.map((year) => ({ name: String(year), period: calendarYear(year) }));
  const within = ({ name, period: { from, to } }: { name: string; period: ReturnType<typeof calendarYear> }): NamedYear[] =>
    to <= opening || from >= asOf ? [] : [{ name, ...dated({ from: Math.max(from, opening), to: Math.min(to, asOf) }) }];
  return {
    calendar: calendar.flatMap(within),
    tax:
      taxYearStart === '01-01'
        ? []
        : tax.flatMap((year) => within({ name: taxYearName(year), period: taxYearPeriod(year.from, taxYearStart) })),
  };
}
