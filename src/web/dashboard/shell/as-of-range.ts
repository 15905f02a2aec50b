import { addDays, type IsoDate, yearOf } from '#finance/iso-date.ts';

/** The day that the page's figures are of, and the first and last day that have any. */
export interface AsOfRange {
  readonly asOf: IsoDate;
  readonly min: IsoDate;
  readonly max: IsoDate;
}

export type AsOfShortcut = 'latestDate' | 'previousMonthEnd' | 'previousYearEnd';

/** Days that people ask for most, as far as they have figures; without the one that is shown. */
export function asOfShortcuts({ asOf, min, max }: AsOfRange): { readonly key: AsOfShortcut; readonly date: IsoDate }[] {
  const shortcuts = [
    { key: 'latestDate', date: max },
    { key: 'previousMonthEnd', date: addDays(`${max.slice(0, 7)}-01`, -1) },
    { key: 'previousYearEnd', date: `${yearOf(max) - 1}-12-31` },
  ] as const;
  return shortcuts.filter(({ date }) => date >= min && date !== asOf);
}

/** The day as a query of the page's address: the other parts stay, its page of a list does not. */
export function withDate(search: string, date: IsoDate): string {
  const params = new URLSearchParams(search);
  params.set('date', date);
  params.delete('page');
  return `?${params.toString()}`;
}
