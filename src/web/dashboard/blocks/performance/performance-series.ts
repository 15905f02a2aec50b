import type { LineSeriesOption } from 'echarts/charts';
import type { PerformancePoint } from '#contracts/datasets/performance.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { ink, isWide } from '../../../ui/chart/chart-option.ts';
import { withMinimumSpacing } from '../../../ui/chart/with-minimum-spacing.ts';
import { labelShifts } from './label-shifts.ts';
import { paymentMarks } from './payment-marks.ts';
import type { PerformanceLook, PerformancePlace } from './performance-option.ts';
import type { ShownPerformance } from './select-performance.ts';

const line = { type: 'line', symbol: 'none', silent: true, emphasis: { disabled: true } } as const satisfies LineSeriesOption;

/** The portfolio's line over that of its benchmark, each with its value and name at the end where there is room. */
export function returnSeries(
  { points, hasBenchmark }: ShownPerformance,
  { texts, formats, isBenchmarkShown }: PerformanceLook,
  { frame, bands, returns }: PerformancePlace,
): LineSeriesOption[] {
  const isBoth = hasBenchmark && isBenchmarkShown;
  const shown = isBoth ? (['portfolio', 'benchmark'] as const) : (['portfolio'] as const);
  const pixelsAt = (value: number | null) => ((returns.high - (value ?? 0)) / (returns.high - returns.low)) * bands.returns.height;
  const [end = 0, otherEnd = end + Infinity] = shown.map((key) => pixelsAt(points.at(-1)?.[key] ?? null));
  const [own, other] = labelShifts(end, otherEnd);
  const label = (name: string, shift: number, isFirst: boolean) => (value: number) =>
    endLabel({ text: formats.percent(value), name, shift, isFirst, isShown: isWide(frame) });
  const portfolio: LineSeriesOption = {
    ...line,
    z: 3,
    lineStyle: { color: ink.first, width: 2.2, join: 'round' },
    itemStyle: { color: ink.first },
    data: withEnd(points, 'portfolio', label(texts('performance.portfolio'), own, true)),
  };
  const benchmark: LineSeriesOption = {
    ...line,
    z: 2,
    lineStyle: { color: ink.benchmark, width: 1.6, type: [5, 3] },
    itemStyle: { color: ink.benchmark },
    data: withEnd(points, 'benchmark', label(texts('performance.benchmark'), other, false)),
  };
  return isBoth ? [portfolio, benchmark] : [portfolio];
}

/** The fall from the highest point so far as an area, with its deepest point named. */
export function fallSeries({ points, deepest }: ShownPerformance, { formats }: PerformanceLook): LineSeriesOption[] {
  const axes = { xAxisIndex: 1, yAxisIndex: 1 };
  const area: LineSeriesOption = {
    ...line,
    ...axes,
    lineStyle: { color: ink.negative, width: 1.2 },
    areaStyle: { color: ink.negative, opacity: 0.16 },
    data: points.map(({ day, drawdown }) => [dayNumber(day), drawdown]),
  };
  if (!deepest.available || deepest.value.depth === 0) return [area];
  const { trough, depth } = deepest.value;
  const lowest: LineSeriesOption = {
    ...line,
    ...axes,
    symbol: 'circle',
    symbolSize: 6,
    itemStyle: { color: ink.negative },
    label: { show: true, position: 'bottom', distance: 5, color: ink.text, formatter: formats.percent(depth) },
    data: [[dayNumber(trough), depth]],
  };
  return [area, lowest];
}

/** Pixels from one mark of a payment to the next at the least; what is nearer is told by the reading alone. */
const closest = 9;

/** Triangles in a lane: filled and upwards what was paid in, hollow and downwards what was paid out. */
export function paymentSeries(
  shown: ShownPerformance,
  { frame, bands: { left, right, payments: lane } }: Pick<PerformancePlace, 'frame' | 'bands'>,
): LineSeriesOption[] {
  if (!lane) return [];
  const { from, to } = shown.period;
  const marks = {
    ...line,
    xAxisIndex: 2,
    yAxisIndex: 2,
    symbol: 'triangle',
    symbolSize: [11, 9.5],
    showAllSymbol: true,
    lineStyle: { width: 0 },
  };
  const days = ((dayNumber(to) - dayNumber(from)) * closest) / (frame.width - left - right);
  const { paidIn, paidOut } = paymentMarks(shown);
  const inLane = (places: readonly number[]) => withMinimumSpacing(places, days, (day) => day).map((day) => [day, 0]);
  return [
    { ...marks, itemStyle: { color: ink.first }, data: inLane(paidIn) },
    {
      ...marks,
      symbolRotate: 180,
      itemStyle: { color: ink.ground, borderColor: ink.text, borderWidth: 1.4 },
      data: inLane(paidOut),
    },
  ];
}

type LineItem = NonNullable<LineSeriesOption['data']>[number];

/** The points of a line; the last one carries a dot, and a label when it stands at the chart's edge. */
function withEnd(points: readonly PerformancePoint[], key: 'portfolio' | 'benchmark', labelOf: (value: number) => object): LineItem[] {
  const end = points.findLastIndex((point) => point[key] !== null);
  return points.map((point, index) => {
    const value = point[key];
    const place = [dayNumber(point.day), value];
    if (index !== end || value === null) return place;
    return {
      value: place,
      symbol: 'circle',
      symbolSize: key === 'portfolio' ? 7 : 6,
      ...(end === points.length - 1 && labelOf(value)),
    };
  });
}

interface EndLabel {
  readonly text: string;
  readonly name: string;
  readonly shift: number;
  readonly isFirst: boolean;
  readonly isShown: boolean;
}

function endLabel({ text, name, shift, isFirst, isShown }: EndLabel) {
  return {
    label: {
      show: isShown,
      position: 'right',
      distance: 7,
      offset: [0, shift],
      formatter: `{value|${text}}\n{name|${name}}`,
      rich: {
        value: { fontSize: 13, lineHeight: 16, fontWeight: isFirst ? 700 : 400, color: ink.text },
        name: { fontSize: 12, lineHeight: 16, color: isFirst ? ink.text : ink.axis },
      },
    },
  };
}
