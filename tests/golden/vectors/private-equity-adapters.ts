import { buildSeries } from '../../support/build-series.ts';
import { chargesOver, effectOfCharges } from '#finance/income-and-charges/charges.ts';
import { available, type Figure } from '#finance/figure.ts';
import { dayNumber } from '#finance/iso-date.ts';
import {
  calledRate,
  type FundFlow,
  fundTotals,
  realisedMultiple,
  totalMultiple,
  unfunded,
  unrealisedMultiple,
} from '#finance/private-equity/fund-totals.ts';
import { netIrr } from '#finance/private-equity/net-irr.ts';
import { directAlpha, longNickelsPme, modifiedPme, type PmeInput, pmePlusScale } from '#finance/private-equity/public-market-equivalent.ts';
import { rolledForward } from '#finance/prices/rolled-value.ts';
import { timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import type { Adapter } from './vector-file.ts';

const valueOf = (figure: Figure) => (figure.available ? figure.value : null);

/** The files write what is called as negative. */
function flowOf(day: number, amount: number): FundFlow {
  return { kind: amount < 0 ? 'call' : 'distribution', day, amount: Math.abs(amount) };
}

function yearlyFund(input: unknown) {
  const { amounts, nav = 0 } = input as { amounts: readonly number[]; nav?: number };
  return fundTotals({ commitment: available(0), value: available(nav), flows: amounts.map((amount, year) => flowOf(year * 365, amount)) });
}

interface ComparedInput {
  readonly amounts: readonly number[];
  readonly index: readonly number[];
  readonly nav?: number;
  readonly navByPeriod?: readonly number[];
}

/** Flows and levels of an index a year apart. */
function comparedFund(input: unknown): PmeInput {
  const { amounts, index, nav = 0, navByPeriod } = input as ComparedInput;
  const levels = new Float64Array((index.length - 1) * 365 + 1);
  index.forEach((level, year) => (levels[year * 365] = level));
  const flows = amounts.map((amount, year) => flowOf(year * 365, amount)).filter(({ amount }) => amount !== 0);
  return { flows, value: available(navByPeriod?.at(-1) ?? nav), day: (index.length - 1) * 365, index: { firstDay: 0, levels } };
}

const mPme: Adapter = ({ input }) => {
  const { navByPeriod = [] } = input as ComparedInput;
  return { value: valueOf(modifiedPme(comparedFund(input), (day) => available(navByPeriod[day / 365] ?? NaN))) };
};

const peMultiples: Adapter = ({ input }) => {
  const { committed, flows, asOf, nav } = input as {
    committed: number;
    flows: readonly { date: string; amount: number }[];
    asOf: string;
    nav: number;
  };
  const fund = {
    commitment: available(committed),
    value: available(nav),
    flows: flows.map(({ date, amount }) => flowOf(dayNumber(date), amount)),
  };
  const totals = fundTotals(fund);
  const multiples = { dpi: realisedMultiple(totals), rvpi: unrealisedMultiple(totals), tvpi: totalMultiple(totals) };
  return {
    paidIn: totals.paidIn,
    distributed: totals.distributed,
    unfunded: valueOf(unfunded(totals)),
    pic: valueOf(calledRate(totals)),
    dpi: valueOf(multiples.dpi),
    rvpi: valueOf(multiples.rvpi),
    tvpi: valueOf(multiples.tvpi),
    realisedMultiple: valueOf(multiples.dpi),
    unrealisedMultiple: valueOf(multiples.rvpi),
    totalMultiple: valueOf(multiples.tvpi),
    netIrr: valueOf(netIrr([fund], dayNumber(asOf))),
  };
};

const peNavRollForward: Adapter = ({ input }) => {
  const { reportedNav, flowsAfter } = input as {
    reportedNav: { date: string; nav: number };
    flowsAfter: readonly { date: string; amount: number }[];
  };
  const rolled = rolledForward(
    [{ day: dayNumber(reportedNav.date), price: reportedNav.nav }],
    flowsAfter.map(({ date, amount }) => ({ day: dayNumber(date), added: -amount })),
  );
  return { navRolled: rolled.prices.at(-1) };
};

const chargesEffect: Adapter = ({ input }) => {
  const { openingValue, monthlyGrossReturns, monthlyCharge } = input as {
    openingValue: number;
    monthlyGrossReturns: readonly number[];
    monthlyCharge: { rateOnClosingValue: number };
  };
  const value = [openingValue];
  const charges = [0];
  for (const growth of monthlyGrossReturns) {
    const grown = (value.at(-1) ?? NaN) * (1 + growth);
    charges.push(grown * monthlyCharge.rateOnClosingValue);
    value.push(grown - (charges.at(-1) ?? NaN));
  }
  const series = buildSeries(value, { charges });
  const period = { from: 0, to: value.length - 1 };
  return {
    grossReturn: valueOf(timeWeightedReturn(series, period, 'gross')),
    netReturn: valueOf(timeWeightedReturn(series, period)),
    effectOnReturn: valueOf(effectOfCharges(series, period)),
    totalCharges: valueOf(chargesOver(series, period)),
  };
};

export const privateEquityAdapters: Readonly<Record<string, Adapter>> = {
  dpi: ({ input }) => ({ value: valueOf(realisedMultiple(yearlyFund(input))) }),
  tvpi: ({ input }) => ({ value: valueOf(totalMultiple(yearlyFund(input))) }),
  lnPmeIrr: ({ input }) => ({ value: valueOf(longNickelsPme(comparedFund(input))) }),
  pmePlusLambda: ({ input }) => ({ value: valueOf(pmePlusScale(comparedFund(input))) }),
  mPme,
  directAlpha: ({ input }) => ({ value: valueOf(directAlpha(comparedFund(input))) }),
  peMultiples,
  peNavRollForward,
  chargesEffect,
};
