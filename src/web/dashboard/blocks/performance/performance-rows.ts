import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownPerformance } from './select-performance.ts';

/** The drawn days as a table to take away: returns since the first day and falls as fractions, money as numbers, days as ISO dates. */
export function performanceRows({ points, payments, currency }: ShownPerformance, texts: Texts): BlockTable {
  const paid = new Map(payments.map((payment) => [payment.day, payment]));
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('performance.day'),
      texts('performance.portfolio'),
      texts('performance.benchmark'),
      texts('performance.fromPeak'),
      inCurrency(texts('performance.value')),
      inCurrency(texts('performance.paidIn')),
      inCurrency(texts('performance.paidOut')),
    ],
    rows: points.map(({ day, portfolio, benchmark, drawdown, value }) => [
      day,
      portfolio,
      benchmark,
      drawdown,
      value,
      paid.get(day)?.paidIn ?? 0,
      paid.get(day)?.paidOut ?? 0,
    ]),
  };
}
