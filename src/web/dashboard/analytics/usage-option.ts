import type { Analytics } from '#contracts/analytics.ts';
import type { Formats } from '#wording/formats.ts';
import { type DrawChart, ink, linesAt, plain } from '../../ui/chart/chart-option.ts';
import { valueTicks } from '../../ui/chart/value-ticks.ts';
import { type ChartField, fieldColors, writeShortStarts } from './usage-words.ts';

const left = 48;
const right = 8;
/** Room for the name of a day or month on the axis, in pixels. */
const labelWidth = 46;

/** Draws views as bars and all other kinds of use as lines, on one axis. */
export function drawUsage(
  { points, unit }: Pick<Analytics, 'points' | 'unit'>,
  fields: readonly ChartField[],
  formats: Formats,
): DrawChart {
  const high = Math.max(4, ...points.flatMap((point) => fields.map((field) => point[field]))) * 1.06;
  const ticks = valueTicks(0, high, 5).ticks.filter(Number.isInteger);
  const labels = writeShortStarts(
    points.map(({ start }) => start),
    unit,
    formats,
  );
  return ({ width }) => {
    const each = (width - left - right) / Math.max(points.length, 1);
    const every = Math.max(1, Math.ceil(labelWidth / each));
    return {
      ...plain,
      grid: { left, right, top: 12, bottom: 28 },
      xAxis: {
        type: 'category',
        data: labels,
        axisTick: { show: false },
        axisLine: { show: true, onZero: true, lineStyle: { color: ink.zero } },
        axisLabel: { color: ink.axis, margin: 10, interval: (index: number) => index % every === 0 },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: high,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { color: ink.axis, margin: 8, customValues: ticks, formatter: (value: number) => formats.count(value) },
      },
      series: fields.map((field) => ({
        ...(field === 'views' ? barOf(each) : lineOf(fieldColors[field], points.length)),
        data: points.map((point) => point[field]),
      })),
    };
  };
}

function barOf(each: number) {
  return {
    type: 'bar' as const,
    silent: true,
    emphasis: { disabled: true },
    barWidth: Math.max(2, Math.min(32, Math.floor(each * 0.56))),
    itemStyle: { color: fieldColors.views, borderRadius: 1 },
  };
}

function lineOf(color: string, points: number) {
  return {
    type: 'line' as const,
    silent: true,
    emphasis: { disabled: true },
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: points <= 14,
    lineStyle: { color, width: 2 },
    itemStyle: { color, borderColor: ink.ground, borderWidth: 1 },
  };
}
