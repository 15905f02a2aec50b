import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { ink } from '../../ui/chart/chart-option.ts';
import type { Readings } from '../../ui/chart/reading.ts';
import type { Simulated } from './simulated.ts';

interface Words {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** Returns the chart's readings for each year. */
export function simulationReadings({ points, terms }: Simulated, currency: string, { texts, formats }: Words): Readings {
  const money = (amount: number) => formats.money(amount, currency, { decimals: 0 });
  return {
    label: texts('simulator.chart'),
    places: points.map(({ year }) => year),
    at: (index) => {
      const point = points[index];
      if (!point) throw new RangeError(`There is no point ${index}.`);
      const title = yearName(point.year, texts);
      const value = money(point.value);
      const paid = money(point.paidIn);
      const paidIn =
        terms.monthly < 0 ? [] : [{ label: texts('simulator.contributed'), value: paid, isAmount: true, sample: 'dashed' } as const];
      return {
        title,
        lines: [{ label: texts('simulator.value'), value, isAmount: true, sample: 'solid' }, ...paidIn],
        spoken: texts(terms.monthly < 0 ? 'simulator.spokenAlone' : 'simulator.spoken', { title, value, paid }),
        rings: [{ value: point.value, color: ink.first }],
      };
    },
  };
}

/** Names a year's end. */
export function yearName(year: number, texts: Texts): string {
  return year === 0 ? texts('simulator.today') : texts('simulator.afterYears', { count: year });
}
