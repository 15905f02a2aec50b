import type { Formats } from '#wording/formats.ts';
import { type ChartFrame, type ChartOption, ink, isWide } from './chart-option.ts';
import { timeTicks } from './time-ticks.ts';

/** The days (numbers) from one to another below a chart, named where calendar stretches begin; without a line. */
export function dayAxis(
  { from, to }: { readonly from: number; readonly to: number },
  frame: ChartFrame,
  formats: Formats,
): NonNullable<ChartOption['xAxis']> {
  const ticks = timeTicks(from, to, isWide(frame) ? 12 : 4, formats);
  const words = new Map(ticks.map(({ day, text }) => [day, text]));
  const customValues = ticks.map(({ day }) => day);
  return {
    type: 'value',
    min: from,
    max: to,
    axisLine: { show: false },
    axisTick: { show: false, customValues },
    splitLine: { show: false },
    axisLabel: { customValues, color: ink.axis, fontSize: 12, margin: 10, formatter: (day: number) => words.get(day) ?? '' },
  };
}
