import { yearDays } from '../day-count.ts';
import { type DailySeries, netPayments, type Period, valueOn } from '../daily-series.ts';
import { available, type Figure, mapFigure, type Reason, unavailable } from '../figure.ts';
import { continuousRates } from './roots.ts';

/** Money that moved on a day, in the investor's view: paid in is negative, received (or still there at the end) positive. */
export interface CashFlow {
  readonly day: number;
  readonly amount: number;
}

/**
 * Money-weighted return (IRR) as a yearly fraction: 0.1 means 10 % a year.
 *
 *     the rate r > −1 for which  Σ amountᵢ / (1 + r)^(daysᵢ / 365) = 0,   daysᵢ counted from the first flow.
 *
 * A closing value is passed as a last, positive flow. Flows of one day count as one. Unavailable without flows, with flows
 * of one sign or one date, when no rate solves it or several do, and when a few days' growth a year is beyond all numbers. Decision: docs/calculations/money-weighted-return.md.
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): Figure {
  const growth = growthAYear(flows);
  if (!growth.available) return growth;
  const rate = Math.expm1(growth.value);
  return rate > -1 && rate < Infinity ? available(rate) : unavailable('under-a-year');
}

/** The same not annualised: (1 + r)^(days / 365) − 1 over the days from the first to the last flow, however few they are. */
export function moneyWeightedReturnOfPeriod(flows: readonly CashFlow[]): Figure {
  return mapFigure(growthAYear(flows), (growth) => Math.expm1((growth * spanInDays(flows)) / yearDays));
}

/** ln(1 + r): over a day or two r itself may be beyond all numbers, or −100 % in all of a double's digits. */
function growthAYear(flows: readonly CashFlow[]): Figure {
  const merged = mergedByDay(flows);
  const obstacle = whyNoRate(flows, merged);
  if (obstacle) return unavailable(obstacle);
  const growths = growthsOf(merged);
  if (growths.length > 1) return unavailable('several-rates');
  const [growth] = growths;
  return growth === undefined ? unavailable('no-rate-solves') : available(growth);
}

/** The yearly rate as it is shown: of flows over less than a year only the return of the period is. */
export function shownYearlyRate(flows: readonly CashFlow[]): Figure {
  return spanInDays(flows) < yearDays ? unavailable('under-a-year') : moneyWeightedReturn(flows);
}

/** Days from the first flow to the last one. */
export function spanInDays(flows: readonly CashFlow[]): number {
  const days = mergedByDay(flows).map(({ day }) => day);
  return (days.at(-1) ?? 0) - (days[0] ?? 0);
}

/** Every yearly rate that solves the flows, ascending. Where there are several none of them is *the* return. */
export function ratesThatSolve(flows: readonly CashFlow[]): number[] {
  const merged = mergedByDay(flows);
  return whyNoRate(flows, merged) ? [] : growthsOf(merged).map((growth) => Math.expm1(growth));
}

/** Returns every solution ln(1 + r), ascending, for flows of two dates or more with both signs. */
function growthsOf(merged: readonly CashFlow[]): readonly number[] {
  const [first, last] = [merged[0], merged.at(-1)];
  if (!first || !last) return [];
  if (merged.length === 2) return [(Math.log(-last.amount / first.amount) * yearDays) / (last.day - first.day)];
  return continuousRates(merged.map(({ day, amount }) => ({ years: (day - first.day) / yearDays, amount })));
}

/**
 * Returns the amounts that an investor put in and got out over (from, to]: the opening value as paid in, the flows, the closing value
 * as received. This is the one place where the portfolio's view of a flow (in is positive) becomes the investor's.
 */
export function investorFlows(series: DailySeries, { from, to }: Period): Figure<readonly CashFlow[]> {
  const opening = valueOn(series, from);
  const closing = valueOn(series, to);
  if (Number.isNaN(opening) || Number.isNaN(closing)) return unavailable('no-price');
  const payments = netPayments(series, { from, to }).map(({ day, amount }) => ({ day, amount: -amount }));
  const flows: CashFlow[] = [{ day: from, amount: -opening }, ...payments];
  if (flows.some(({ amount }) => Number.isNaN(amount))) return unavailable('flow-without-value');
  return available([...flows, { day: to, amount: closing }].filter(({ amount }) => amount !== 0));
}

/** One flow a day, none of nothing, in order. */
function mergedByDay(flows: readonly CashFlow[]): readonly CashFlow[] {
  if (isMerged(flows)) return flows;
  const byDay = new Map<number, number>();
  for (const { day, amount } of flows) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  return [...byDay]
    .map(([day, amount]) => ({ day, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.day - b.day);
}

function isMerged(flows: readonly CashFlow[]): boolean {
  let before = -Infinity;
  for (const { day, amount } of flows) {
    if (day <= before || amount === 0) return false;
    before = day;
  }
  return true;
}

/** Returns why there is no rate. Amounts that cancel out on their day, as on the first day of a portfolio, are flows of one date. */
function whyNoRate(flows: readonly CashFlow[], merged: readonly CashFlow[]): Reason | null {
  if (merged.length === 0) return isOfOneDate(flows) ? 'one-date' : 'no-flows';
  if (merged.length === 1) return 'one-date';
  const isPaidFirst = (merged[0]?.amount ?? 0) < 0;
  // The other sign is that of the closing value at the end, more often than not.
  return merged.findLast(({ amount }) => amount < 0 !== isPaidFirst) ? null : 'flows-of-one-sign';
}

function isOfOneDate(flows: readonly CashFlow[]): boolean {
  return new Set(flows.filter(({ amount }) => amount !== 0).map(({ day }) => day)).size === 1;
}
