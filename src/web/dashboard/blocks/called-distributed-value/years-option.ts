import type { BarSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import { type ChartFrame, type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { hatch } from '../../../ui/chart/pattern.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import type { ShownYear, ShownYears } from './select-years.ts';

/** Room for the labels of the vertical axis, in pixels. */
export const yearsLeft = 64;
export const yearsRight = 6;

/** Per year what was called, hatched and downwards, what was paid out, and the value at its end. */
export function drawYears({ years, currency }: ShownYears, formats: Formats): DrawChart {
  const low = -Math.max(0, ...years.map(({ called }) => called));
  const high = Math.max(0, ...years.flatMap(({ distributed, value }) => [distributed, value ?? 0]));
  const air = Math.max((high - low) * 0.05, 1);
  const { step, ticks } = valueTicks(low - air, high + air, 7);
  return (frame) => {
    const each = (frame.width - yearsLeft - yearsRight) / Math.max(years.length, 1);
    const bar = (own: BarSeriesOption): BarSeriesOption => ({
      type: 'bar',
      silent: true,
      emphasis: { disabled: true },
      barWidth: Math.max(2, Math.min(14, Math.floor(each * 0.24))),
      barGap: '12%',
      ...own,
    });
    return {
      ...plain,
      grid: { left: yearsLeft, right: yearsRight, top: 10, bottom: 28 },
      xAxis: yearAxis(years, each, frame),
      yAxis: {
        type: 'value',
        min: low - air,
        max: high + air,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisMoney(currency, { step, highest: high }) },
      },
      series: [
        bar({ itemStyle: { color: ink.third, decal: hatch() }, data: years.map(({ called }) => -called) }),
        bar({ itemStyle: { color: ink.accent }, data: years.map(({ distributed }) => distributed) }),
        bar({ itemStyle: { color: ink.first }, data: years.map(({ value }) => value ?? '-') }),
      ],
    };
  };
}

/** Builds the axis of years. When the years are too narrow for their names, only every second or third has one, counted from the last. */
export function yearAxis(years: readonly Pick<ShownYear, 'year'>[], each: number, { isPaper }: ChartFrame) {
  const every = Math.ceil((isPaper ? 32 : 36) / each);
  return {
    type: 'category' as const,
    data: years.map(({ year }) => String(year)),
    axisTick: { show: false },
    axisLine: { show: true, onZero: true, lineStyle: { color: ink.zero } },
    axisLabel: { color: ink.axis, margin: 12, interval: (index: number) => (years.length - 1 - index) % every === 0 },
  };
}
