import { addDays, addMonths, type IsoDate, getYear } from './iso-date.ts';

/** First and last day of a tax year. */
export interface TaxYear {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The tax year that `date` is in, first and last day: from 6 April to 5 April for `04-06`. */
export function getTaxYear(date: IsoDate, taxYearStart: string): TaxYear {
  const year = date.slice(5) >= taxYearStart ? getYear(date) : getYear(date) - 1;
  const from = `${year}-${taxYearStart}`;
  return { from, to: addDays(addMonths(from, 12), -1) };
}

/** `2023/24`, or `2024` where it is the calendar year. */
export function taxYearName({ from, to }: TaxYear): string {
  return getYear(from) === getYear(to) ? from.slice(0, 4) : `${from.slice(0, 4)}/${to.slice(2, 4)}`;
}
