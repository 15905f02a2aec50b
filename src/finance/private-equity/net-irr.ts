import { yearDays } from '../day-count.ts';
import { type Figure, unavailable } from '../figure.ts';
import { type CashFlow, moneyWeightedReturn } from '../returns/money-weighted-return.ts';
import type { FundFlow, FundPosition } from './fund-totals.ts';

/**
 * Net IRR a year of pooled flows and the remaining value on `day`: of one fund, or of all of a programme together, never
 * the average of several. Unavailable within twelve months of the first call, when it is noise.
 */
export function netIrr(positions: readonly FundPosition[], day: number): Figure {
  const flows = positions.flatMap((position) => position.flows).filter((flow) => flow.day <= day);
  const firstCall = firstCallOf(flows);
  if (firstCall === null) return unavailable('nothing-paid-in');
  const unvalued = positions.find(({ value }) => !value.available)?.value;
  if (unvalued && !unvalued.available) return unvalued;
  if (isYoung(flows, day)) return unavailable('under-a-year');
  const closing = positions.map(({ value }) => ({ day, amount: value.available ? value.value : 0 }));
  return moneyWeightedReturn([...flows.map(investorFlow), ...closing]);
}

/** Returns true if `day` is within twelve months of the first call, when annual rates are noise. */
export function isYoung(flows: readonly FundFlow[], day: number): boolean {
  const firstCall = firstCallOf(flows);
  return firstCall !== null && day - firstCall < yearDays;
}

/** In the investor's view: what is called is paid, what is distributed is received. */
export function investorFlow(flow: FundFlow): CashFlow {
  return { day: flow.day, amount: flow.kind === 'call' ? -flow.amount : flow.amount };
}

/** The day of the first call; `null` before one. A refund is none. */
export function firstCallOf(flows: readonly FundFlow[]): number | null {
  const days = flows.filter(({ kind, amount }) => kind === 'call' && amount > 0).map(({ day }) => day);
  return days.length === 0 ? null : Math.min(...days);
}
