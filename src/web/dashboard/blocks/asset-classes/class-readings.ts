import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { Readings } from '../../../ui/chart/reading.ts';
import { type ShownAssetClasses, getWeight } from './select-asset-classes.ts';

/** The weights day by day, for the pointer, the arrow keys and those who listen. */
export function classReadings(
  shown: ShownAssetClasses,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): Readings {
  const points = shown.points.filter(({ weights }) => weights.available);
  return {
    label: texts('assetClassesOverTime.chart'),
    places: points.map(({ day }) => dayNumber(day)),
    at: (index) => {
      const point = points[index];
      const title = point ? formats.date(point.day) : '';
      const lines = shown.classes.map((one) => ({
        label: texts(`assetClasses.${one}`),
        value: formats.share((point && getWeight(shown, point, one)) ?? Number.NaN),
      }));
      return { title, lines, spoken: [title, ...lines.map(({ label, value }) => `${label} ${value}`)].join(', '), rings: [] };
    },
  };
}
