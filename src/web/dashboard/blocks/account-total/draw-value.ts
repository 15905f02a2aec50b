import type { LineSeriesOption } from 'echarts/charts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { type ChartFrame, type ChartOption, type DrawChart, ink, isWide, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import { timeTicks } from '../../../ui/chart/time-ticks.ts';
import type { CoursePayment, ValueCourse } from './value-course.ts';

export interface ValueWords {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly currency: string;
}

/** With more payments than these their amounts would lie over each other; the tip tells them then. */
const mostLabels = 3;

/** The value as an area, its last day a dot, and below it what was paid in (▲ filled) and out (▽ hollow). */
export function drawValue(course: ValueCourse, words: ValueWords): DrawChart {
  return (frame) => ({
    ...plain,
    grid: { left: isWide(frame) ? 64 : 52, right: 10, top: 10, bottom: 28 },
    xAxis: dayAxis(course, words.formats, frame),
    yAxis: moneyAxis(course, words),
    series: [area(course), lastDot(course), ...payments(course, words, frame)],
  });
}

function dayAxis({ from, to }: ValueCourse, formats: Formats, frame: ChartFrame): NonNullable<ChartOption['xAxis']> {
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

function payments(course: ValueCourse, words: ValueWords, frame: ChartFrame): LineSeriesOption[] {
  const { paidIn, paidOut, axis } = course;
  const hasLabels = isWide(frame) && paidIn.length + paidOut.length <= mostLabels;
  const shown = (payment: CoursePayment, key: 'payment' | 'withdrawal') => ({
    value: [payment.day, (axis.low + (axis.ticks[0] ?? axis.low)) / 2],
    // At the left, where private mode hides what ends there: an amount must not be read beside a hidden axis.
    label: {
      show: hasLabels && hasRoomAtLeft(payment, course),
      position: 'left' as const,
      formatter: words.texts(`accountTotal.${key}`, { amount: words.formats.money(payment.amount, words.currency) }),
    },
  });
  const label = { color: ink.text, fontSize: 12, distance: 6 };
  return [
    { ...marks('triangle', 11), data: paidIn.map((each) => shown(each, 'payment')), label, itemStyle: { color: ink.accent } },
    {
      ...marks('triangle', 10),
      symbolRotate: 180,
      data: paidOut.map((each) => shown(each, 'withdrawal')),
      label,
      itemStyle: { color: ink.ground, borderColor: ink.accent, borderWidth: 1.5 },
    },
  ];
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
