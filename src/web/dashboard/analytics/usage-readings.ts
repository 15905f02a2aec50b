import type { Analytics } from '#contracts/analytics.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { Readings } from '../../ui/chart/reading.ts';
import { type ChartField, fieldColors, writeStartTitle } from './usage-words.ts';

interface Words {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The chart's readings for each day, week or month. */
export function usageReadings({ points, unit }: Pick<Analytics, 'points' | 'unit'>, fields: readonly ChartField[], words: Words): Readings {
  const { texts, formats } = words;
  return {
    label: texts(`analytics.usageOf.${unit}`),
    places: points.map((_, place) => place),
    at: (place) => {
      const point = points[place];
      if (!point) throw new RangeError(`There is no point ${place}.`);
      const title = writeStartTitle(point.start, unit, words);
      const lines = fields.map((field) => ({ label: texts(`analytics.measures.${field}`), value: formats.count(point[field]) }));
      const figures = lines.map(({ label, value }) => `${label} ${value}`).join(', ');
      const rings = fields.filter((field) => field !== 'views').map((field) => ({ value: point[field], color: fieldColors[field] }));
      return { title, lines, spoken: texts('analytics.spoken', { start: title, figures }), rings };
    },
  };
}
