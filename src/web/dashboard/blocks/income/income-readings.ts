import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { Readings } from '../../../ui/chart/reading.ts';
import type { ShownIncome } from './select-income.ts';

/** Returns the chart's readings for each month. */
export function incomeReadings({ months, currency }: ShownIncome, { texts, formats }: { texts: Texts; formats: Formats }): Readings {
  const money = (amount: number | null) => formats.money(amount ?? Number.NaN, currency);
  return {
    label: texts('income.chart'),
    places: months.map((_, place) => place),
    at: (place) => {
      const shown = months[place];
      if (!shown) throw new RangeError(`There is no month ${place}.`);
      const title = formats.monthYear(shown.month);
      const [amount, before] = [money(shown.amount), money(shown.yearBefore)];
      return {
        title,
        lines: [
          { label: texts('income.amount'), value: amount, isAmount: true },
          { label: texts('income.yearBefore'), value: before, isAmount: true },
        ],
        spoken: texts('income.spoken', { month: title, amount, before }),
        rings: [],
      };
    },
  };
}
