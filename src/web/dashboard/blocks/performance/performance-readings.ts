import type { PerformancePoint } from '#contracts/datasets/performance.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { ink } from '../../../ui/chart/chart-option.ts';
import { nearestIndex } from '../../../ui/chart/nearest-index.ts';
import type { Reading, ReadingLine, Readings } from '../../../ui/chart/reading.ts';
import type { PerformanceLook } from './performance-option.ts';
import type { ShownPerformance } from './select-performance.ts';

type Payment = ShownPerformance['payments'][number];

/** Returns the chart's readings for each day with a return. A payment on a day without a return appears on the nearest day with one. */
export function performanceReadings(shown: ShownPerformance, look: PerformanceLook): Readings {
  const isBoth = shown.hasBenchmark && look.isBenchmarkShown;
  const points = shown.points.filter(({ portfolio }) => portfolio !== null);
  const places = points.map(({ day }) => dayNumber(day));
  const paid = Map.groupBy(shown.payments, ({ day }) => nearestIndex(places, dayNumber(day)));
  return {
    label: look.texts('performance.chart'),
    places,
    at: (index) => {
      const point = points[index];
      if (!point) throw new RangeError(`There is no point ${index}.`);
      return readingOf(point, { ...look, isBoth, currency: shown.currency, payments: paid.get(index) ?? [] });
    },
  };
}

interface Told extends PerformanceLook {
  readonly isBoth: boolean;
  readonly currency: string;
  readonly payments: readonly Payment[];
}

function readingOf(point: PerformancePoint, told: Told): Reading {
  const { texts, formats, isBoth } = told;
  const rate = (value: number | null) => formats.percent(value ?? Number.NaN);
  const title = formats.date(point.day);
  const values = { portfolio: rate(point.portfolio), benchmark: rate(point.benchmark), drawdown: rate(point.drawdown) };
  const lines: ReadingLine[] = [
    { label: texts('performance.portfolio'), value: values.portfolio, sample: 'solid' },
    ...(isBoth ? [{ label: texts('performance.benchmark'), value: values.benchmark, sample: 'dashed' } as const] : []),
    { label: texts('performance.fromPeak'), value: values.drawdown },
    ...paymentLines(told),
  ];
  const key = isBoth ? 'performance.spokenBoth' : 'performance.spoken';
  return { title, lines, spoken: texts(key, { date: title, ...values }), rings: ringsOf(point, isBoth) };
}

function paymentLines({ texts, formats, currency, payments }: Told): ReadingLine[] {
  const sum = (key: 'paidIn' | 'paidOut') => payments.reduce((total, payment) => total + payment[key], 0);
  return (['paidIn', 'paidOut'] as const)
    .filter((key) => sum(key) > 0)
    .map((key) => ({ label: texts(`performance.${key}`), value: formats.money(sum(key), currency), isAmount: true }));
}

function ringsOf({ portfolio, benchmark }: PerformancePoint, isBoth: boolean) {
  const rings = [
    { value: isBoth ? benchmark : null, color: ink.benchmark },
    { value: portfolio, color: ink.first },
  ];
  return rings.flatMap(({ value, color }) => (value === null ? [] : [{ value, color }]));
}
