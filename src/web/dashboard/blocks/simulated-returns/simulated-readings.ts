import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { ink } from '../../../ui/chart/chart-option.ts';
import type { Readings } from '../../../ui/chart/reading.ts';

/** Both returns at each month's end. */
export function simulatedReadings({ points }: SimulatedReturns, { texts, formats }: { texts: Texts; formats: Formats }): Readings {
  return {
    label: texts('simulated.chart'),
    places: points.map(({ day }) => dayNumber(day)),
    at: (index) => {
      const point = points[index];
      if (!point) throw new RangeError(`There is no point ${index}.`);
      const date = formats.date(point.day);
      const [simulated, real] = [formats.percent(point.simulated), formats.percent(point.real ?? Number.NaN)];
      return {
        title: date,
        lines: [
          { label: texts('simulated.real'), value: real, sample: 'solid' },
          { label: texts('simulated.simulated'), value: simulated, sample: 'dashed' },
        ],
        spoken: texts('simulated.spoken', { date, simulated, real }),
        rings: [...(point.real === null ? [] : [{ value: point.real, color: ink.first }]), { value: point.simulated, color: ink.accent }],
      };
    },
  };
}
