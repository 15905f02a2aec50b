import type { Formats } from '#wording/formats.ts';
import { type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { hatch } from '../../../ui/chart/pattern.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import type { ShownIncome } from './select-income.ts';

const left = 52;
const right = 4;

/** Two bars a month: the year before quiet and hatched, this one in front. */
export function drawIncome({ months, currency }: ShownIncome, formats: Formats): DrawChart {
  const amounts = months.flatMap(({ amount, yearBefore }) => [amount ?? 0, yearBefore ?? 0]);
  const [low, high] = [Math.min(0, ...amounts), Math.max(1, ...amounts) * 1.06];
  const { step, ticks } = valueTicks(low, high, 5);
  return ({ width }) => {
    const each = (width - left - right) / Math.max(months.length, 1);
    const bar = {
      type: 'bar' as const,
      silent: true,
      emphasis: { disabled: true },
      barGap: '10%',
      barWidth: Math.max(3, Math.floor(each * 0.32)),
    };
    return {
      ...plain,
      grid: { left, right, top: 8, bottom: 26 },
      xAxis: {
        type: 'category',
        data: months.map(({ month }) => formats.monthShort(month)),
        axisTick: { show: false },
        axisLine: { show: true, onZero: true, lineStyle: { color: ink.zero } },
        axisLabel: { color: ink.axis, margin: 10, interval: (index: number) => each >= 30 || (months.length - 1 - index) % 3 === 0 },
      },
      yAxis: {
        type: 'value',
        min: low,
        max: high,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { color: ink.axis, margin: 8, customValues: ticks, formatter: formats.axisMoney(currency, { step, highest: high }) },
      },
      series: [
        { ...bar, itemStyle: { color: ink.third, opacity: 0.75, decal: hatch() }, data: months.map(({ yearBefore }) => yearBefore ?? '-') },
        { ...bar, itemStyle: { color: ink.first, borderRadius: 1 }, data: months.map(({ amount }) => amount ?? '-') },
      ],
    };
  };
}
