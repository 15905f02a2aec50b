import { countedDays, type DayCount, yearFraction } from '#finance/day-count.ts';
import type { Figure } from '#finance/figure.ts';
import {
  datedNetPresentValue,
  internalRateOfReturn,
  internalRates,
  modifiedInternalRateOfReturn,
  type MirrRates,
  netPresentValue,
} from '#finance/returns/internal-rate-of-return.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { type CashFlow, moneyWeightedReturn, ratesThatSolve } from '#finance/returns/money-weighted-return.ts';
import {
  type Annuity,
  futureValue,
  levelPayment,
  nominalAnnualRate,
  numberOfPeriods,
  presentValue,
  ratePerPeriod,
} from '#finance/projection/time-value.ts';
import { signChanges } from '#finance/returns/only-root.ts';
import type { Adapter } from './vector-file.ts';

const valueOf = (figure: Figure) => (figure.available ? figure.value : null);

/** Returns the rate, or no rate but all roots where several solve the flows. */
function rateAnswer(figure: Figure, rates: readonly number[]) {
  const all = { allRoots: rates.filter(isListed), multipleRoots: rates.length > 1 };
  return rates.length > 1 ? all : { ...all, rate: valueOf(figure) };
}

/** The lists have ten decimals: a rate that reads −1.0000000000 is not among those above −1. */
function isListed(rate: number): boolean {
  return Number(rate.toFixed(10)) > -1;
}

function flowsOf(input: unknown): CashFlow[] {
  const { flows } = input as { flows: readonly { date: IsoDate; amount: number }[] };
  return flows.map(({ date, amount }) => ({ day: dayNumber(date), amount }));
}

const xirr: Adapter = ({ input }) => {
  const flows = flowsOf(input);
  const amounts = flows.toSorted((a, b) => a.day - b.day).map(({ day, amount }) => ({ years: day, amount }));
  return { ...rateAnswer(moneyWeightedReturn(flows), ratesThatSolve(flows)), signChanges: signChanges(amounts) };
};

const valuesOf = (input: unknown) => (input as { values: readonly number[] }).values;

const irr: Adapter = ({ input }) => {
  const values = valuesOf(input);
  return rateAnswer(internalRateOfReturn(values), internalRates(values));
};

const yearFractionBetween: Adapter = ({ input }) => {
  const { start, end, convention } = input as { start: IsoDate; end: IsoDate; convention: DayCount };
  return { value: yearFraction(start, end, convention) };
};

const daysBetween: Adapter = ({ input }) => {
  const { start, end } = input as { start: IsoDate; end: IsoDate };
  return {
    '30U/360': countedDays(start, end, '30U/360'),
    '30E/360': countedDays(start, end, '30E/360'),
    actual: countedDays(start, end, 'ACT/365F'),
  };
};

/** The files leave out the part that is asked for; the functions do not read it. */
const solved =
  (solve: (annuity: Annuity) => Figure): Adapter =>
  ({ input }) => {
    const { when, ...annuity } = input as Omit<Annuity, 'timing'> & { readonly when: Annuity['timing'] };
    return { value: valueOf(solve({ ...annuity, timing: when })) };
  };

const nominal: Adapter = ({ input }) => {
  const { effectiveRate, periodsPerYear } = input as { effectiveRate: number; periodsPerYear: number };
  return { value: nominalAnnualRate(effectiveRate, periodsPerYear) };
};

export const rateAdapters: Readonly<Record<string, Adapter>> = {
  xirr,
  irr,
  xnpv: ({ input }) => ({ npv: valueOf(datedNetPresentValue(flowsOf(input), (input as { rate: number }).rate)) }),
  npv: ({ input }) => ({ npv: valueOf(netPresentValue(valuesOf(input), (input as { rate: number }).rate)) }),
  mirr: ({ input }) => ({ rate: valueOf(modifiedInternalRateOfReturn(valuesOf(input), input as MirrRates)) }),
  fv: solved(futureValue),
  pv: solved(presentValue),
  pmt: solved(levelPayment),
  nper: solved(numberOfPeriods),
  rate: solved(ratePerPeriod),
  nominalAnnualRate: nominal,
  yearFraction: yearFractionBetween,
  days: daysBetween,
};
