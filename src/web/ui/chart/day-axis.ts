import type { Formats } from '#wording/formats.ts';
import { type ChartFrame, ink, isWide, linesAt } from './chart-option.ts';
import { timeTicks } from './time-ticks.ts';

interface Days {
  /** Day numbers. */
  readonly from: number;
  readonly to: number;
}

interface DayLook {
  readonly frame: ChartFrame;
  readonly formats: Formats;
  /** The maximum number of days with labels. */
  readonly most?: number;
}

/** The days from one to another below a chart, named where calendar segments begin; without a line. */
export function dayAxis({ from, to }: Days, { frame, formats, most = isWide(frame) ? 12 : 4 }: DayLook) {
  const ticks = timeTicks(from, to, most, formats);
  const words = new Map(ticks.map(({ day, text }) => [day, text]));
  const customValues = ticks.map(({ day }) => day);
  return {
    type: 'value' as const,
    min: from,
    max: to,
    axisLine: { show: false },
    axisTick: { show: false, customValues },
    splitLine: { show: false },
    axisLabel: { customValues, color: ink.axis, fontSize: 12, margin: 10, formatter: (day: number) => words.get(day) ?? '' },
  };
}

/** The same where zero is a line of its own across the chart, and dotted ones stand where the segments begin. */
export function dayAxisOnZero(days: Days, look: DayLook) {
  const axis = dayAxis(days, look);
  return {
    ...axis,
    ...linesAt(axis.axisLabel.customValues, [1, 4]),
    axisLine: { show: true, onZero: true, lineStyle: { color: ink.zero } },
  };
}
