import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { ShownPerformance } from './select-performance.ts';

/** Over what payments are netted for their lane. */
export type PaymentGrain = 'day' | 'month' | 'quarter' | 'year';

export interface PaymentMarks {
  readonly grain: PaymentGrain;
  /** The positions of the marks, as day numbers. */
  readonly paidIn: readonly number[];
  readonly paidOut: readonly number[];
}

/** So many payments stand each on its own day. */
const few = 24;

/** So many marks stand apart in the lane of a phone. */
const apart = 30;

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/** Each payment where there are few; else what came in and went out net of each other, by month, quarter or year, so that the lane can be read. */
export function paymentMarks({ payments, period }: Pick<ShownPerformance, 'payments' | 'period'>): PaymentMarks {
  const grain = payments.length <= few ? 'day' : grainOf(monthOf(period.to) - monthOf(period.from) + 1);
  if (grain === 'day') return { grain, ...marksOf(payments.map((payment) => ({ ...payment, place: dayNumber(payment.day) }))) };
  const size = monthsIn[grain];
  const spans = Map.groupBy(payments, ({ day }) => Math.floor(monthOf(day) / size));
  const netted = [...spans].map(([span, own]) => {
    const net = own.reduce((sum, { paidIn, paidOut }) => sum + paidIn - paidOut, 0);
    return { place: middleOf(span, size), paidIn: net, paidOut: -net };
  });
  const [first, last] = [dayNumber(period.from), dayNumber(period.to)];
  return { grain, ...marksOf(netted.map((mark) => ({ ...mark, place: Math.min(Math.max(mark.place, first), last) }))) };
}

function grainOf(months: number): PaymentGrain {
  if (months <= apart) return 'month';
  return months / 3 <= apart ? 'quarter' : 'year';
}

interface Placed {
  readonly place: number;
  readonly paidIn: number;
  readonly paidOut: number;
}

function marksOf(placed: readonly Placed[]): Pick<PaymentMarks, 'paidIn' | 'paidOut'> {
  const places = (key: 'paidIn' | 'paidOut') => placed.filter((mark) => mark[key] > 0).map(({ place }) => place);
  return { paidIn: places('paidIn'), paidOut: places('paidOut') };
}

/** Months since the year 0. */
function monthOf(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function middleOf(span: number, size: number): number {
  const month = span * size + Math.floor(size / 2);
  const day = size === 12 ? '01' : '15';
  return dayNumber(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`);
}
