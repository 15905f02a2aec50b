import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { ink } from '../../ui/chart/chart-option.ts';
import type { Reading, Readings } from '../../ui/chart/reading.ts';
import type { ForecastPoint, ShownForecast } from './shown-forecast.ts';

interface Words {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** Returns the chart's readings for each anniversary. */
export function forecastReadings(shown: ShownForecast, words: Words): Readings {
  return {
    label: words.texts('projections.chart'),
    places: shown.points.map(({ year }) => year),
    at: (index) => {
      const point = shown.points[index];
      if (!point) throw new RangeError(`There is no point ${index}.`);
      return readingOf(point, shown, words);
    },
  };
}

function readingOf(point: ForecastPoint, { currency, hasTarget }: ShownForecast, { texts, formats }: Words): Reading {
  const money = (amount: number) => formats.money(amount, currency, { decimals: 0 });
  const day = formats.date(point.day);
  const title = point.year === 0 ? texts('projections.start', { day }) : texts('projections.reading', { count: point.year, day });
  const told = { median: money(point.median), low: money(point.lowest), high: money(point.highest), contributed: money(point.contributed) };
  return {
    title,
    lines: [
      amount(texts('projections.columns.p95'), told.high),
      amount(texts('projections.columns.p75'), money(point.high)),
      { ...amount(texts('projections.legend.median'), told.median), sample: 'solid' },
      amount(texts('projections.columns.p25'), money(point.low)),
      amount(texts('projections.columns.p5'), told.low),
      { ...amount(texts('projections.legend.mean'), money(point.mean)), sample: 'dashed' },
      amount(texts('projections.legend.contributed'), told.contributed),
      ...(hasTarget ? [amount(texts('projections.legend.target'), money(point.target))] : []),
    ],
    spoken: texts('projections.spoken', { title, ...told }),
    rings: [
      { value: point.mean, color: ink.accent },
      { value: point.median, color: ink.first },
    ],
  };
}

const amount = (label: string, value: string) => ({ label, value, isAmount: true }) as const;
