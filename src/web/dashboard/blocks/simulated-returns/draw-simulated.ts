import type { LineSeriesOption } from 'echarts/charts';
import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import { type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { dayAxisOnZero } from '../../../ui/chart/day-axis.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';

/** The real line whole, the simulated one dashed: what did not happen never looks as if it had. */
export function drawSimulated({ points, period }: SimulatedReturns, formats: Formats): DrawChart {
  const values = points.flatMap(({ simulated, real }) => [simulated, real ?? 0]);
  const [low, high] = [Math.min(0, ...values), Math.max(0.001, ...values)];
  const air = (high - low) * 0.06;
  const scale = { low: low < 0 ? low - air : low, high: high + air };
  const { step, ticks } = valueTicks(scale.low, scale.high, 6);
  return (frame) => ({
    ...plain,
    grid: { left: 52, right: 14, top: 10, bottom: 28 },
    xAxis: dayAxisOnZero({ from: dayNumber(period.from), to: dayNumber(period.to) }, { frame, formats }),
    yAxis: {
      type: 'value',
      min: scale.low,
      max: scale.high,
      axisLine: { show: false },
      ...linesAt(ticks),
      axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisPercent(step) },
    },
    series: [
      line(
        points.map(({ day, real }) => [dayNumber(day), real]),
        { color: ink.first, width: 2.2 },
      ),
      line(
        points.map(({ day, simulated }) => [dayNumber(day), simulated]),
        { color: ink.accent, width: 2, type: [6, 4] },
      ),
    ],
  });
}

function line(data: NonNullable<LineSeriesOption['data']>, lineStyle: NonNullable<LineSeriesOption['lineStyle']>): LineSeriesOption {
  return { type: 'line', symbol: 'none', silent: true, emphasis: { disabled: true }, lineStyle, data };
}
