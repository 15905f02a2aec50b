import type { Figure } from '#finance/figure.ts';
import { annualReturn, calmarRatio, growthRate } from '#finance/risk/annual-return.ts';
import { alpha, beta, informationRatio } from '#finance/risk/benchmark-risk.ts';
import { downsideRisk, omegaRatio, sortinoRatio } from '#finance/risk/downside-risk.ts';
import { covariance } from '#finance/risk/sample-statistics.ts';
import { subtractReturn, ratePerPeriod, sharpeRatio } from '#finance/risk/sharpe-ratio.ts';
import { normalShortfall } from '#finance/risk/value-at-risk.ts';
import { volatility } from '#finance/risk/volatility.ts';
import type { Adapter } from './vector-file.ts';

const valueOf = (figure: Figure) => (figure.available ? figure.value : null);

type Gaps = readonly (number | null)[];

interface RiskInput {
  readonly returns: Gaps;
  readonly periodsPerYear: number;
  readonly riskFreePerPeriod?: number | Gaps;
  readonly requiredReturnPerPeriod?: number | Gaps;
  readonly requiredReturnAnnual?: number;
  readonly benchmark?: number | Gaps;
  readonly confidence?: number;
  readonly window?: number;
}

const known = (returns: Gaps) => returns.filter((part) => part !== null);

/** Periods in which a return is missing are left out on both sides. */
function above(returns: Gaps, other: number | Gaps = 0): number[] {
  const part = typeof other === 'number' ? other : other.flatMap((level, at) => (returns[at] === null ? [] : [level ?? NaN]));
  return subtractReturn(known(returns), part);
}

const ofReturns =
  (figure: (input: RiskInput) => Figure): Adapter =>
  ({ input }) => ({ value: valueOf(figure(input as RiskInput)) });

/** In what is linked a missing return is a period without change. */
const steady = (returns: Gaps) => returns.map((part) => part ?? 0);

const omega: Adapter = ofReturns(({ returns, riskFreePerPeriod, requiredReturnAnnual = 0, periodsPerYear }) =>
  omegaRatio(subtractReturn(above(returns, riskFreePerPeriod), ratePerPeriod(requiredReturnAnnual, periodsPerYear))),
);

const alphaBeta: Adapter = ({ input }) => {
  const { returns, benchmark, periodsPerYear } = input as RiskInput & { benchmark: readonly number[] };
  const compared = { portfolio: known(returns), benchmark };
  return { alpha: valueOf(alpha(compared, periodsPerYear)), beta: valueOf(beta(compared)) };
};

const rollingSharpe: Adapter = ({ input }) => {
  const { returns, window = 0, periodsPerYear } = input as RiskInput;
  const all = known(returns);
  const windows = all.slice(window - 1).map((_, start) => all.slice(start, start + window));
  return { values: windows.map((part) => valueOf(sharpeRatio(part, periodsPerYear))) };
};

const sampleCovariance: Adapter = ({ input }) => {
  const { returns, benchmark } = input as { returns: readonly number[]; benchmark: readonly number[] };
  return { value: covariance(returns, benchmark) };
};

const growth: Adapter = ({ input }) => {
  const { startValue: start, endValue: end, years } = input as { startValue: number; endValue: number; years: number };
  return { value: valueOf(growthRate({ start, end, years })) };
};

export const riskAdapters: Readonly<Record<string, Adapter>> = {
  volatility: ofReturns(({ returns, periodsPerYear }) => volatility(known(returns), periodsPerYear)),
  annualReturnFromPeriods: ofReturns(({ returns, periodsPerYear }) => annualReturn(steady(returns), periodsPerYear)),
  sharpe: ofReturns(({ returns, riskFreePerPeriod, periodsPerYear }) => sharpeRatio(above(returns, riskFreePerPeriod), periodsPerYear)),
  downsideRisk: ofReturns(({ returns, requiredReturnPerPeriod, periodsPerYear }) =>
    downsideRisk(above(returns, requiredReturnPerPeriod), periodsPerYear),
  ),
  sortino: ofReturns(({ returns, requiredReturnPerPeriod, periodsPerYear }) =>
    sortinoRatio(above(returns, requiredReturnPerPeriod), periodsPerYear),
  ),
  calmar: ofReturns(({ returns, periodsPerYear }) => calmarRatio(steady(returns), periodsPerYear)),
  omega,
  alphaBeta,
  // The peer gives it for one period and not for a year.
  informationRatio: ofReturns(({ returns, benchmark }) => informationRatio(above(returns, benchmark), 1)),
  rollingSharpe,
  expectedShortfallGaussian: ofReturns(({ returns, confidence = 0 }) => normalShortfall(known(returns), confidence)),
  covariance: sampleCovariance,
  growthRate: growth,
};
