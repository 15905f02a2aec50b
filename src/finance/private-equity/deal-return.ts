import { yearDays } from '../day-count.ts';
import { combineFigures, type Figure, mapFigure, sumOfFigures, unavailable } from '../figure.ts';
import { type CashFlow, moneyWeightedReturn } from '../returns/money-weighted-return.ts';

/** One investment of a fund, before fees and carry. */
export interface Deal {
  readonly invested: readonly { readonly day: number; readonly amount: number }[];
  readonly proceeds: readonly { readonly day: number; readonly amount: number }[];
  /** What is left on the as-of day. */
  readonly value: Figure;
}

/**
 * MOIC: (proceeds + remaining value) / invested cost, of one deal or of several by ratio of sums. Not the total multiple of the
 * investor (TVPI), whose fees and carry are in what he paid in and in what came back.
 */
export function investedMultiple(deals: readonly Deal[]): Figure {
  const cost = deals.reduce((total, { invested }) => total + sumOf(invested), 0);
  if (!(cost > 0)) return unavailable('nothing-paid-in');
  const proceeds = deals.reduce((total, deal) => total + sumOf(deal.proceeds), 0);
  return mapFigure(sumOfFigures(deals.map(({ value }) => value)), (value) => (proceeds + value) / cost);
}

/** Gross IRR a year: of the pooled flows between the fund and its investments, with what is left on `day`. */
export function grossIrr(deals: readonly Deal[], day: number): Figure {
  const left = sumOfFigures(deals.map(({ value }) => value));
  if (!left.available) return left;
  const flows = deals.flatMap(({ invested, proceeds }): CashFlow[] => [...invested.map(paid), ...proceeds]);
  const firstDay = Math.min(...flows.map((flow) => flow.day));
  if (day - firstDay < yearDays) return unavailable('under-a-year');
  return moneyWeightedReturn([...flows, { day, amount: left.value }]);
}

/** What fees and carry cost the investor a year: gross − net, as a fraction. */
export function grossToNet(gross: Figure, net: Figure): Figure {
  return combineFigures(gross, net, (before, after) => before - after);
}

function paid({ day, amount }: CashFlow): CashFlow {
  return { day, amount: -amount };
}

function sumOf(flows: readonly CashFlow[]): number {
  return flows.reduce((total, { amount }) => total + amount, 0);
}
