import type { DailySeries } from '#finance/daily-series.ts';
import type { InternalFlow } from './internal-flows.ts';

/** The series without payments to and from other portfolios of the account, which cross no boundary of the whole. */
export function withoutInternalFlows(series: DailySeries, flows: readonly InternalFlow[]): DailySeries {
  if (flows.length === 0) return series;
  const paidIn = series.paidIn.slice();
  const paidOut = series.paidOut.slice();
  for (const { day, amount } of flows) {
    const column = amount > 0 ? paidIn : paidOut;
    const at = day - series.firstDay;
    column[at] = exactlyNone((column[at] ?? 0) - Math.abs(amount), amount);
  }
  return { ...series, paidIn, paidOut };
}

/** Returns 0 for a remainder that comes from rounding alone. */
function exactlyNone(rest: number, amount: number): number {
  return Math.abs(rest) <= Math.abs(amount) * 1e-9 ? 0 : rest;
}
