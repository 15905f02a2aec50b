import type { ReportDates } from '#contracts/datasets/accounts.ts';
import type { Report } from '#contracts/reports/report.ts';
import { type IsoDate, getYear } from '#finance/iso-date.ts';
import { previousMonthEnd } from '#finance/period.ts';
import { pathOfReport } from '../report-address.ts';

/** The day that the page's figures are of, and the first and last day that have any. */
export interface AsOfRange {
  readonly asOf: IsoDate;
  readonly min: IsoDate;
  readonly max: IsoDate;
  /** The address that returns the selectable days. */
  readonly address: string;
}

export type AsOfShortcut = 'latestDate' | 'latestReport' | 'previousMonthEnd' | 'previousQuarterEnd' | 'previousYearEnd';

/** Returns the range of days of a report page, or of a page below it; null before there are figures. */
export function asOfRange({ asOf, days, path }: Pick<Report, 'asOf' | 'days' | 'path'>): AsOfRange | null {
  return days && { asOf, min: days.first, max: days.last, address: `${pathOfReport(path)}/dates` };
}

/** Days that people ask for most, as far as they have figures; without the one that is shown, and each once. */
export function asOfShortcuts(
  { asOf, min, max }: AsOfRange,
  dates: ReportDates | null,
): { readonly key: AsOfShortcut; readonly date: IsoDate }[] {
  const [latestReport] = dates?.reported ?? [];
  const quarterEnd = dates?.quarterEnds.find((day) => day < max);
  const shortcuts: { readonly key: AsOfShortcut; readonly date: IsoDate | undefined }[] = [
    { key: 'latestDate', date: max },
    { key: 'latestReport', date: latestReport },
    { key: 'previousMonthEnd', date: previousMonthEnd(max) },
    { key: 'previousQuarterEnd', date: quarterEnd },
    { key: 'previousYearEnd', date: `${getYear(max) - 1}-12-31` },
  ];
  const seen = new Set<IsoDate>([asOf]);
  return shortcuts.flatMap(({ key, date }) => {
    if (date === undefined || date < min || seen.has(date)) return [];
    seen.add(date);
    return [{ key, date }];
  });
}

/** The day as a query of the page's address: the other parts stay, its page of a list does not. */
export function withDate(search: string, date: IsoDate): string {
  const params = new URLSearchParams(search);
  params.set('date', date);
  params.delete('page');
  return `?${params.toString()}`;
}
