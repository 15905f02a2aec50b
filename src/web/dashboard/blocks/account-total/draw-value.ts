import type { LineSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { type ChartFrame, type ChartOption, type DrawChart, ink, isWide, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { withMinimumSpacing } from '../../../ui/chart/with-minimum-spacing.ts';
import { dayAxis } from '../../../ui/chart/day-axis.ts';
import type { CoursePayment, ValueCourse } from './value-course.ts';

export interface ValueWords {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly currency: string;
}

/** With more payments than these their amounts would lie over each other; the tip tells them then, and the marks are smaller. */
const maxLabels = 3;

/** Pixels from one mark to the next. What is nearer is told by the tip alone. */
const closest = 11;

const margin = { right: 10, wide: 64, narrow: 52 };

/** The value as an area, its last day a dot, and below it what was paid in (▲ filled) and out (▽ hollow). */
export function drawValue(course: ValueCourse, words: ValueWords): DrawChart {
  return (frame) => ({
    ...plain,
    grid: { left: leftOf(frame), right: margin.right, top: 10, bottom: 28 },
    xAxis: dayAxis(course, { frame, formats: words.formats }),
    yAxis: moneyAxis(course, words),
    series: [area(course), lastDot(course), ...paymentMarks(course, words, frame)],
  });
}

function moneyAxis(
  { axis: { low, high, step, ticks } }: ValueCourse,
  { formats, currency }: ValueWords,
): NonNullable<ChartOption['yAxis']> {
  const write = formats.axisMoney(currency, { step, highest: high });
  return {
    type: 'value',
    min: low,
    max: high,
    axisLine: { show: false },
    ...linesAt(ticks),
    axisLabel: { customValues: [...ticks], color: ink.axis, fontSize: 12, margin: 10, formatter: write },
  };
}

function area({ points, axis }: ValueCourse): LineSeriesOption {
  return {
    type: 'line',
    data: points.map(({ day, value }) => [day, value]),
    showSymbol: false,
    lineStyle: { color: ink.first, width: 2.2, join: 'round' },
    areaStyle: { color: ink.first, opacity: 0.14, origin: axis.ticks[0] ?? axis.low },
    silent: true,
  };
}

function lastDot({ points }: ValueCourse): LineSeriesOption {
  const last = points.findLast(({ value }) => value !== null);
  return {
    ...marks('circle', 11),
    data: last ? [[last.day, last.value]] : [],
    itemStyle: { color: ink.first, borderColor: ink.ground, borderWidth: 2 },
  };
}

function paymentMarks(course: ValueCourse, words: ValueWords, frame: ChartFrame): LineSeriesOption[] {
  const { paidIn, paidOut, from, to } = course;
  const isFew = paidIn.length + paidOut.length <= maxLabels;
  const days = ((to - from) * closest) / (frame.width - leftOf(frame) - margin.right);
  const lanes = laneHeights(course);
  const shown = (payment: CoursePayment, key: 'payment' | 'withdrawal') => ({
    value: [payment.day, lanes[key]],
    // At the left, where private mode hides what ends there: an amount must not be read beside a hidden axis.
    label: {
      show: isFew && isWide(frame) && hasRoomAtLeft(payment, course),
      position: 'left' as const,
      formatter: words.texts(`accountTotal.${key}`, { amount: words.formats.money(payment.amount, words.currency) }),
    },
  });
  const common = { ...marks('triangle', isFew ? 11 : 8), label: { color: ink.text, fontSize: 12, distance: 6 } };
  return [
    {
      ...common,
      data: withMinimumSpacing(paidIn, days, ({ day }) => day).map((each) => shown(each, 'payment')),
      itemStyle: { color: ink.accent },
    },
    {
      ...common,
      symbolRotate: 180,
      data: withMinimumSpacing(paidOut, days, ({ day }) => day).map((each) => shown(each, 'withdrawal')),
      itemStyle: { color: ink.ground, borderColor: ink.accent, borderWidth: 1.5 },
    },
  ];
}

/** In the middle of the lane below the lowest tick; what came in above what went out where there is both. */
function laneHeights({ axis, paidIn, paidOut }: ValueCourse): { readonly payment: number; readonly withdrawal: number } {
  const top = axis.ticks[0] ?? axis.low;
  const at = (part: number) => top - (top - axis.low) * part;
  return paidIn.length > 0 && paidOut.length > 0 ? { payment: at(0.35), withdrawal: at(0.85) } : { payment: at(0.5), withdrawal: at(0.5) };
}

function leftOf(frame: ChartFrame): number {
  return isWide(frame) ? margin.wide : margin.narrow;
}

function hasRoomAtLeft({ day }: CoursePayment, { from, to }: ValueCourse): boolean {
  return day - from > (to - from) / 4;
}

/** Marks without a line between them. */
function marks(symbol: 'circle' | 'triangle', symbolSize: number): LineSeriesOption {
  return {
    type: 'line',
    symbol,
    symbolSize,
    showSymbol: true,
    showAllSymbol: true,
    clip: false,
    lineStyle: { width: 0 },
    silent: true,
    z: 4,
  };
}
