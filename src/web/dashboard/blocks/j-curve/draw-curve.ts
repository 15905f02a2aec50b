import type { LineSeriesOption } from 'echarts/charts';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import { type ChartFrame, type DrawChart, ink, isWide, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { dayAxisOnZero } from '../../../ui/chart/day-axis.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import type { ShownCurve } from './select-curve.ts';

const margin = { left: 60, right: 10 };

/** Net cash as a line with a dot at its deepest point, and dashed above it the same with the value, filled down to zero. */
export function drawCurve({ points, deepest, currency }: ShownCurve, formats: Formats): DrawChart {
  const cash = points.map(({ day, cumulative }) => [dayNumber(day), cumulative] as const);
  const withValue = points.map(({ day, withValue: figure }) => [dayNumber(day), figure.available ? figure.value : '-'] as const);
  const amounts = [...cash, ...withValue].flatMap(([, amount]) => (typeof amount === 'number' ? [amount] : []));
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const air = Math.max((high - low) * 0.06, 1);
  const { step, ticks } = valueTicks(low - air, high + air, 8);
  return (frame) => ({
    ...plain,
    grid: { left: margin.left, right: margin.right, top: 10, bottom: 28 },
    xAxis: curveAxis(cash, formats, frame),
    yAxis: {
      type: 'value',
      min: low - air,
      max: high + air,
      axisLine: { show: false },
      ...linesAt(ticks),
      axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisMoney(currency, { step, highest: high }) },
    },
    series: [
      line({
        data: withValue.map((point) => [...point]),
        lineStyle: { color: ink.accent, width: 2, type: [6, 4] },
        areaStyle: { color: ink.accent, opacity: 0.12, origin: 0 },
      }),
      line({ data: cash.map((point) => [...point]), lineStyle: { color: ink.first, width: 2.2, join: 'round' } }),
      line({
        data: deepest.available ? [[dayNumber(deepest.value.day), deepest.value.amount]] : [],
        symbol: 'circle',
        symbolSize: 10,
        showSymbol: true,
        itemStyle: { color: ink.first, borderColor: ink.ground, borderWidth: 2 },
        z: 4,
      }),
    ],
  });
}

function line(own: LineSeriesOption): LineSeriesOption {
  return { type: 'line', silent: true, showSymbol: false, ...own };
}

/** The years, or months of a young programme. */
function curveAxis(cash: readonly (readonly [number, number])[], formats: Formats, frame: ChartFrame) {
  const [from, to] = [cash[0]?.[0] ?? 0, cash.at(-1)?.[0] ?? 1];
  const axis = dayAxisOnZero({ from, to }, { frame, formats, most: isWide(frame) ? 10 : 5 });
  return { ...axis, max: Math.max(to, from + 1), splitLine: { show: false }, axisLabel: { ...axis.axisLabel, margin: 12 } };
}
