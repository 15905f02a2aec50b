import { available, type Figure, sumOfFigures, unavailable } from './figure.ts';
import { type CashFlow, moneyWeightedReturn } from './money-weighted-return.ts';
import { dayNumber, isoDate, yearOf } from './iso-date.ts';

/** A call or distribution of a fund, as a size; a refunded charge is a call below zero. All money of a fund's figures is in one currency, each flow at its own day's rate. */
export type FundFlow =
  | { readonly kind: 'call'; readonly day: number; readonly amount: number; readonly isOutsideCommitment?: boolean }
  | { readonly kind: 'distribution'; readonly day: number; readonly amount: number; readonly isRecallable?: boolean };

/** What is known of one fund on a day. */
export interface FundPosition {
  readonly commitment: Figure;
  readonly flows: readonly FundFlow[];
  /** Last reported value, rolled on with the calls and distributions since. */
  readonly value: Figure;
}

/** Totals from which multiples are made; of several funds the sums of each. */
export interface FundTotals {
  readonly commitment: Figure;
  /** Everything called, also what does not count against the commitment (PIC). */
  readonly paidIn: number;
  readonly calledOfCommitment: number;
  readonly recallable: number;
  readonly distributed: number;
  readonly value: Figure;
}

export function fundTotals({ commitment, flows, value }: FundPosition): FundTotals {
  const sumOf = (counts: (flow: FundFlow) => boolean) => flows.filter(counts).reduce((total, { amount }) => total + amount, 0);
  return {
    commitment,
    value,
    paidIn: sumOf(({ kind }) => kind === 'call'),
    calledOfCommitment: sumOf((flow) => flow.kind === 'call' && !flow.isOutsideCommitment),
    recallable: sumOf((flow) => flow.kind === 'distribution' && flow.isRecallable === true),
    distributed: sumOf(({ kind }) => kind === 'distribution'),
  };
}

/** Distributed / paid in (DPI, realised multiple). Unavailable before anything is paid in. */
export function realisedMultiple({ paidIn, distributed }: FundTotals): Figure {
  return paidIn > 0 ? available(distributed / paidIn) : unavailable('nothing-paid-in');
}

/** Remaining value / paid in (RVPI, unrealised multiple). */
export function unrealisedMultiple({ paidIn, value }: FundTotals): Figure {
  if (!(paidIn > 0)) return unavailable('nothing-paid-in');
  return value.available ? available(value.value / paidIn) : value;
}

/** (Distributed + remaining value) / paid in (TVPI, total multiple). */
export function totalMultiple({ paidIn, distributed, value }: FundTotals): Figure {
  if (!(paidIn > 0)) return unavailable('nothing-paid-in');
  return value.available ? available((distributed + value.value) / paidIn) : value;
}

/** Called against the commitment / commitment, as a fraction. */
export function calledRate({ commitment, calledOfCommitment }: FundTotals): Figure {
  if (!commitment.available) return commitment;
  return commitment.value > 0 ? available(calledOfCommitment / commitment.value) : unavailable('nothing-committed');
}

/** What may still be called: commitment − called against it + recallable distributions. */
export function unfunded({ commitment, calledOfCommitment, recallable }: FundTotals): Figure {
  return commitment.available ? available(commitment.value - calledOfCommitment + recallable) : commitment;
}

const meaningfulAfterDays = 365;

/**
 * Net IRR a year of pooled flows and the remaining value on `day`: of one fund, or of all of a programme together, never
 * the average of several. Unavailable within twelve months of the first call, when it is noise.
 */
export function netIrr(positions: readonly FundPosition[], day: number): Figure {
  const flows = positions.flatMap((position) => position.flows).filter((flow) => flow.day <= day);
  const firstCall = Math.min(...flows.filter(({ kind }) => kind === 'call').map((flow) => flow.day));
  if (firstCall === Infinity) return unavailable('nothing-paid-in');
  const unvalued = positions.find(({ value }) => !value.available)?.value;
  if (unvalued && !unvalued.available) return unvalued;
  if (day - firstCall < meaningfulAfterDays) return unavailable('under-a-year');
  const closing = positions.map(({ value }) => ({ day, amount: value.available ? value.value : 0 }));
  return moneyWeightedReturn([...flows.map(investorFlow), ...closing]);
}

/** In the investor's view: what is called is paid, what is distributed is received. */
function investorFlow(flow: FundFlow): CashFlow {
  return { day: flow.day, amount: flow.kind === 'call' ? -flow.amount : flow.amount };
}

/** The funds of a programme as one: sums of totals, so that multiples are ratios of sums and not means of multiples. */
export function pooledTotals(funds: readonly FundTotals[]): FundTotals {
  const sumOf = (part: 'paidIn' | 'calledOfCommitment' | 'recallable' | 'distributed') =>
    funds.reduce((total, fund) => total + fund[part], 0);
  return {
    commitment: sumOfFigures(funds.map(({ commitment }) => commitment)),
    value: sumOfFigures(funds.map(({ value }) => value)),
    paidIn: sumOf('paidIn'),
    calledOfCommitment: sumOf('calledOfCommitment'),
    recallable: sumOf('recallable'),
    distributed: sumOf('distributed'),
  };
}

export interface FundYear {
  readonly year: number;
  readonly called: number;
  readonly distributed: number;
  /** At the end of the year, of the last one on the as-of day; `null` where it is not available. */
  readonly value: number | null;
}

/** What each calendar year called, distributed and left, from the year of the first flow to the one of `day`. */
export function fundYears(flows: readonly FundFlow[], day: number, valueOn: (day: number) => Figure): FundYear[] {
  const counted = flows.filter((flow) => flow.day <= day);
  if (counted.length === 0) return [];
  const first = Math.min(...counted.map((flow) => yearOfDay(flow.day)));
  return Array.from({ length: yearOfDay(day) - first + 1 }, (_, step) => {
    const year = first + step;
    const of = counted.filter((flow) => yearOfDay(flow.day) === year);
    const sumOf = (kind: FundFlow['kind']) => of.reduce((total, flow) => total + (flow.kind === kind ? flow.amount : 0), 0);
    const value = valueOn(Math.min(lastDayOf(year), day));
    return { year, called: sumOf('call'), distributed: sumOf('distribution'), value: value.available ? value.value : null };
  });
}

function yearOfDay(day: number): number {
  return yearOf(isoDate(day));
}

function lastDayOf(year: number): number {
  return dayNumber(`${year}-12-31`);
}
