import type { LineSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import { type ChartFrame, type DrawChart, ink, isWide, linesAt, plain } from '../../ui/chart/chart-option.ts';
import { valueTicks } from '../../ui/chart/value-ticks.ts';
import type { ForecastPoint, ShownForecast } from './shown-forecast.ts';

type Line = Exclude<keyof ForecastPoint, 'day' | 'year'>;

/** Two bands of cases around the median, with what the expected return makes of it, what was paid in and the target as lines. */
export function drawForecast({ points, currency, hasTarget, isWithdrawing }: ShownForecast, formats: Formats): DrawChart {
  const paidIn = (point: ForecastPoint) => (isWithdrawing ? 0 : point.contributed);
  const highest = Math.max(1, ...points.flatMap((point) => [point.highest, point.mean, paidIn(point), hasTarget ? point.target : 0]));
  const [low, high] = [0, highest * 1.06];
  const { step, ticks } = valueTicks(low, high, 7);
  const line = (name: Line, lineStyle: NonNullable<LineSeriesOption['lineStyle']>) => ({
    ...quiet,
    data: points.map((point) => [point.year, point[name]]),
    lineStyle,
  });
  return (frame) => ({
    ...plain,
    grid: { left: 66, right: 16, top: 10, bottom: 28 },
    xAxis: yearAxis(points, frame),
    yAxis: {
      type: 'value',
      min: low,
      max: high,
      axisLine: { show: false },
      ...linesAt(ticks),
      axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisMoney(currency, { step, highest: high }) },
    },
    series: [
      ...band(points, ['lowest', 'highest'], 0.14),
      ...band(points, ['low', 'high'], 0.24),
      ...(isWithdrawing ? [] : [line('contributed', { color: ink.benchmark, width: 1.6, type: [2, 3] })]),
      ...(hasTarget ? [line('target', { color: ink.third, width: 1.8, type: [8, 4] })] : []),
      line('mean', { color: ink.accent, width: 1.8, type: [6, 4] }),
      line('median', { color: ink.first, width: 2.4, join: 'round' }),
    ],
  });
}

const quiet = { type: 'line', silent: true, showSymbol: false, emphasis: { disabled: true } } as const satisfies LineSeriesOption;

/** Filled from its lower line up: what ECharts stacks on a line that is not seen. */
function band(points: readonly ForecastPoint[], [from, to]: readonly [Line, Line], opacity: number): LineSeriesOption[] {
  const stacked = { ...quiet, stack: `${from} to ${to}`, lineStyle: { opacity: 0 } };
  return [
    { ...stacked, data: points.map((point) => [point.year, point[from]]) },
    { ...stacked, data: points.map((point) => [point.year, point[to] - point[from]]), areaStyle: { color: ink.first, opacity } },
  ];
}

/** Calendar years, as many as there is room for. */
function yearAxis(points: readonly ForecastPoint[], frame: ChartFrame) {
  const last = points.at(-1)?.year ?? 1;
  const begin = Number(points[0]?.day.slice(0, 4));
  const ticks = valueTicks(0, last, isWide(frame) ? 10 : 5).ticks.filter(Number.isInteger);
  return {
    type: 'value' as const,
    min: 0,
    max: last,
    axisLine: { lineStyle: { color: ink.zero } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLabel: { color: ink.axis, margin: 12, customValues: ticks, formatter: (year: number) => String(begin + year) },
  };
}
