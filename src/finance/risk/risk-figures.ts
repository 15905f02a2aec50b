import { type Figure, unavailable } from '../figure.ts';
import type { InstrumentType } from '../ledger/ledger.ts';
import { annualReturn, calmarRatio } from './annual-return.ts';
import { alpha, beta, capture, type ComparedReturns, informationRatio, trackingError } from './benchmark-risk.ts';
import { downsideRisk, omegaRatio, sortinoRatio } from './downside-risk.ts';
import { type MonthlyReturn, wholeMonths } from './monthly-returns.ts';
import { subtractReturn, ratePerPeriod, sharpeRatio } from './sharpe-ratio.ts';
import { conditionalValueAtRisk, valueAtRisk } from './value-at-risk.ts';
import { monthsPerYear, volatility } from './volatility.ts';

/** Fewer month-ends than these say nothing about risk. */
const fewestMonths = 12;

const confidence = 0.95;

/** The figures of risk of a report. Yearly unless it is said; all from whole calendar months. */
export interface RiskFigures {
  /** Number of months on which the figures rest. */
  readonly months: number;
  readonly annualReturn: Figure;
  readonly volatility: Figure;
  readonly sharpe: Figure;
  readonly downsideRisk: Figure;
  readonly sortino: Figure;
  readonly omega: Figure;
  readonly calmar: Figure;
  /** Monthly value at risk, as a return: −0.05 was undercut in one month of twenty. */
  readonly valueAtRisk: Figure;
  readonly conditionalValueAtRisk: Figure;
  readonly beta: Figure;
  readonly alpha: Figure;
  readonly trackingError: Figure;
  readonly informationRatio: Figure;
  readonly upCapture: Figure;
  readonly downCapture: Figure;
}

export interface RiskInput {
  readonly portfolio: readonly MonthlyReturn[];
  /** Over the same months; `null` without a benchmark. */
  readonly benchmark: readonly MonthlyReturn[] | null;
  /** Yearly rate without risk, as a fraction; the required return of downside risk, Sortino and omega is the same. */
  readonly riskFree: number;
  readonly isMarketPriced: boolean;
}

/**
 * Risk from month-end returns × √12. Partial months and months without a return are left out, never counted as 0; with fewer
 * than twelve there are no figures. Against the benchmark only months count that both have. What is mostly private equity or
 * property has none at all: its values are appraisals. Decision: docs/calculations/risk.md.
 */
export function riskFigures({ portfolio, benchmark, riskFree, isMarketPriced }: RiskInput): RiskFigures {
  const returns = wholeMonths(portfolio).map(({ value }) => value);
  const rate = ratePerPeriod(riskFree, monthsPerYear);
  const excess = subtractReturn(returns, rate);
  const own = (figure: () => Figure) => measured(returns, isMarketPriced, figure);
  return {
    months: returns.length,
    annualReturn: own(() => annualReturn(returns, monthsPerYear)),
    volatility: volatilityOfMonths(portfolio, isMarketPriced),
    sharpe: own(() => sharpeRatio(excess, monthsPerYear)),
    downsideRisk: own(() => downsideRisk(excess, monthsPerYear)),
    sortino: own(() => sortinoRatio(excess, monthsPerYear)),
    omega: own(() => omegaRatio(excess)),
    calmar: own(() => calmarRatio(returns, monthsPerYear)),
    valueAtRisk: own(() => valueAtRisk(returns, confidence)),
    conditionalValueAtRisk: own(() => conditionalValueAtRisk(returns, confidence)),
    ...comparedFigures({ joint: benchmark && jointMonths(portfolio, benchmark), rate, isMarketPriced }),
  };
}

/** The volatility of a year from monthly returns alone. */
export function volatilityOfMonths(months: readonly MonthlyReturn[], isMarketPriced: boolean): Figure {
  const returns = wholeMonths(months).map(({ value }) => value);
  return measured(returns, isMarketPriced, () => volatility(returns, monthsPerYear));
}

function comparedFigures({ joint, rate, isMarketPriced }: { joint: ComparedReturns | null; rate: number; isMarketPriced: boolean }) {
  const returns = joint ?? { portfolio: [], benchmark: [] };
  const excess = { portfolio: subtractReturn(returns.portfolio, rate), benchmark: subtractReturn(returns.benchmark, rate) };
  const active = subtractReturn(returns.portfolio, returns.benchmark);
  const own = (figure: () => Figure) => (joint ? measured(returns.portfolio, isMarketPriced, figure) : unavailable('no-benchmark'));
  return {
    beta: own(() => beta(excess)),
    alpha: own(() => alpha(excess, monthsPerYear)),
    trackingError: own(() => trackingError(active, monthsPerYear)),
    informationRatio: own(() => informationRatio(active, monthsPerYear)),
    upCapture: own(() => capture(returns, 'up', monthsPerYear)),
    downCapture: own(() => capture(returns, 'down', monthsPerYear)),
  };
}

function measured(returns: readonly number[], isMarketPriced: boolean, figure: () => Figure): Figure {
  if (!isMarketPriced) return unavailable('values-too-seldom');
  return returns.length < fewestMonths ? unavailable('too-few-returns') : figure();
}

function jointMonths(portfolio: readonly MonthlyReturn[], benchmark: readonly MonthlyReturn[]): ComparedReturns {
  const others = new Map(wholeMonths(benchmark).map(({ period, value }) => [period.to, value]));
  const joint = wholeMonths(portfolio).flatMap(({ period, value }) => {
    const other = others.get(period.to);
    return other === undefined ? [] : [{ value, other }];
  });
  return { portfolio: joint.map(({ value }) => value), benchmark: joint.map(({ other }) => other) };
}

/** Returns true if at least half of the value (by size) has market prices rather than reports or appraisals a few times a year. */
export function isMostlyMarketPriced(holdings: readonly { readonly type: InstrumentType; readonly value: number }[]): boolean {
  const sizeOf = (counts: (type: InstrumentType) => boolean) =>
    holdings.reduce((total, { type, value }) => total + (counts(type) ? Math.abs(value) : 0), 0);
  return 2 * sizeOf((type) => type === 'PrivateEquity' || type === 'Property') <= sizeOf(() => true);
}
