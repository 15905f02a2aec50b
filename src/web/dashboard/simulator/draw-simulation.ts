import type { Formats } from '#wording/formats.ts';
import { type DrawChart, ink, isWide, linesAt, plain } from '../../ui/chart/chart-option.ts';
import { valueTicks } from '../../ui/chart/value-ticks.ts';
import type { Simulated } from './simulated.ts';

/** The value and, unless it is withdrawn from, what was paid in, as lines over the years. */
export function drawSimulation({ points, terms }: Simulated, currency: string, formats: Formats): DrawChart {
  const isWithdrawing = terms.monthly < 0;
  const highest = Math.max(1, ...points.flatMap(({ value, paidIn }) => [value, isWithdrawing ? 0 : paidIn])) * 1.06;
  const { step, ticks } = valueTicks(0, highest, 7);
  const last = points.at(-1)?.year ?? 1;
  return (frame) => {
    const years = valueTicks(0, last, isWide(frame) ? 10 : 5).ticks.filter(Number.isInteger);
    return {
      ...plain,
      grid: { left: 66, right: 16, top: 10, bottom: 28 },
      xAxis: {
        type: 'value',
        min: 0,
        max: last,
        axisLine: { lineStyle: { color: ink.zero } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { color: ink.axis, margin: 12, customValues: years, formatter: String },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: highest,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: formats.axisMoney(currency, { step, highest }) },
      },
      series: [
        ...(isWithdrawing
          ? []
          : [
              {
                ...quiet,
                data: points.map(({ year, paidIn }) => [year, paidIn]),
                lineStyle: { color: ink.benchmark, width: 1.6, type: [4, 4] },
              },
            ]),
        {
          ...quiet,
          data: points.map(({ year, value }) => [year, value]),
          lineStyle: { color: ink.first, width: 2.4, join: 'round' },
          areaStyle: { color: ink.first, opacity: 0.1 },
        },
      ],
    };
  };
}

const quiet = { type: 'line', silent: true, showSymbol: false, emphasis: { disabled: true } } as const;
