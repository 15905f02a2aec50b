import { dayNumber } from '#finance/iso-date.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import type { ShownAccountTotal } from './select-account-total.ts';

/** The course of a value over days (day numbers), with what was paid in and out and the axis that all of it fits on. */
export interface ValueCourse {
  readonly from: number;
  readonly to: number;
  readonly points: readonly CoursePoint[];
  readonly paidIn: readonly CoursePayment[];
  readonly paidOut: readonly CoursePayment[];
  readonly axis: ValueAxis;
}

export interface CoursePoint {
  readonly day: number;
  /** Null for a day without a value: the line has a gap there. */
  readonly value: number | null;
}

export interface CoursePayment {
  readonly day: number;
  readonly amount: number;
}

export interface ValueAxis {
  /** The lower end: below the lowest tick where payments need a lane of their own. */
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

/** The number of lines on the axis between the lowest and the highest value. */
const maxTicks = 5;

/** The height of the payment lane below the lowest tick, in steps of the axis. */
const lane = 0.5;

/** Null when there is no line to draw: fewer than two days with a value. */
export function valueCourse({ points, payments, period }: Pick<ShownAccountTotal, 'points' | 'payments' | 'period'>): ValueCourse | null {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < 2) return null;
  const dated = payments.map(({ day, paidIn, paidOut }) => ({ day: dayNumber(day), paidIn, paidOut }));
  return {
    from: dayNumber(period.from),
    to: dayNumber(period.to),
    points: points.map(({ day, value }) => ({ day: dayNumber(day), value })),
    paidIn: dated.filter(({ paidIn }) => paidIn > 0).map(({ day, paidIn }) => ({ day, amount: paidIn })),
    paidOut: dated.filter(({ paidOut }) => paidOut > 0).map(({ day, paidOut }) => ({ day, amount: paidOut })),
    axis: valueAxis(values, payments.length > 0),
  };
}

function valueAxis(values: readonly number[], hasLane: boolean): ValueAxis {
  const [lowest, highest] = rangeOf(values);
  const { step } = valueTicks(lowest, highest, maxTicks);
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil(highest / step) - Math.floor(lowest / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => Number((first + index * step).toPrecision(12)));
  return { low: hasLane ? first - lane * step : first, high: ticks.at(-1) ?? highest, step, ticks };
}

/** A value that does not move has some room above and below it. */
function rangeOf(values: readonly number[]): readonly [lowest: number, highest: number] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const room = lowest === highest ? Math.abs(lowest) * 0.05 || 1 : 0;
  return [lowest - room, highest + room];
}
