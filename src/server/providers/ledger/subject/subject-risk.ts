import { type FigureId, type RiskFigureId, riskFigureIds } from '#contracts/reports/figures.ts';
import type { RiskValues } from '#contracts/datasets/returns.ts';
import type { DailyLevels, DailySeries, Period } from '#finance/daily-series.ts';
import { available, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { monthsUpTo } from '#finance/period.ts';
import { largestDrawdowns, type Drawdown, portfolioDrawdown } from '#finance/risk/drawdown.ts';
import { type MonthlyReturn, monthlyReturns, wholeMonths } from '#finance/risk/monthly-returns.ts';
import { isMostlyMarketPriced, riskFigures, volatilityOfMonths } from '#finance/risk/risk-figures.ts';
import { netIndex, returnOver, timeWeightedReturn, whereInvested } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { getHoldingRowsOnDay } from '../holdings/holding-rows-on-day.ts';
import { seriesOn, type SubjectFigures } from './subject-figures.ts';

export function isRiskFigure(id: FigureId): id is RiskFigureId {
  return (riskFigureIds as readonly FigureId[]).includes(id);
}

/** The monthly returns of a subject, beside its benchmark's. */
export interface SubjectRisk {
  readonly period: Period;
  readonly series: Figure<DailySeries>;
  readonly months: readonly MonthlyReturn[];
  /** Over the same months; null without a benchmark. */
  readonly benchmarkMonths: readonly MonthlyReturn[] | null;
  readonly values: RiskValues;
  readonly benchmarkVolatility: Figure;
  readonly drawdowns: Figure<readonly Drawdown[]>;
}

/** Fewer months than these say little: a shorter choice is looked at with the time before it. */
const fewestMonths = 36;
const maxDrawdowns = 5;

/** The chosen period; a shorter one than three years with what was before it, as far as the history goes. */
function riskPeriod(chosen: Period, opening: number): Period {
  const longest = monthsUpTo(isoDate(chosen.to), fewestMonths).from;
  return { from: Math.min(Math.max(Math.min(chosen.from, longest), opening), chosen.to), to: chosen.to };
}

export async function subjectRisk(snapshot: Queries, subject: ReportSubject, figures: SubjectFigures): Promise<SubjectRisk> {
  const chosen = figures.period;
  const known = seriesOn(figures, chosen.to);
  if (!known.available) return noRisk(chosen, known);
  const { levels } = await subjectBenchmark(snapshot, figures);
  const isMarketPriced = await holdsMarketPrices(snapshot, subject);
  const period = riskPeriod(chosen, known.value.firstDay);
  return measuredRisk({ series: known.value, benchmark: levels, period }, { isMarketPriced, riskFree: subject.variant.riskFreeRate });
}

async function holdsMarketPrices(snapshot: Queries, subject: ReportSubject): Promise<boolean> {
  const { rows } = await getHoldingRowsOnDay(snapshot, subject);
  return isMostlyMarketPriced(rows.map(({ type, value }) => ({ type, value: value.available ? value.value : 0 })));
}

interface RiskMaterial {
  readonly series: DailySeries;
  readonly benchmark: DailyLevels | null;
  readonly period: Period;
}

function measuredRisk(
  { series, benchmark, period }: RiskMaterial,
  how: { readonly isMarketPriced: boolean; readonly riskFree: number },
): SubjectRisk {
  const months = monthlyReturns((month) => timeWeightedReturn(series, month), period);
  const benchmarkMonths = benchmark && monthlyReturns((month) => returnOver(benchmark, month), period);
  const { volatility, sharpe, sortino, beta, trackingError, informationRatio } = riskFigures({
    portfolio: months,
    benchmark: benchmarkMonths,
    ...how,
  });
  const drawdown = mapFigure(portfolioDrawdown(series, period), ({ depth }) => depth);
  return {
    period,
    series: available(series),
    months,
    benchmarkMonths,
    values: { volatility, sharpe, sortino, beta, trackingError, informationRatio, drawdown },
    benchmarkVolatility: volatilityBeside(months, benchmarkMonths),
    drawdowns: mapFigure(whereInvested(largestDrawdowns(netIndex(series), period, maxDrawdowns), series, period), (falls) =>
      falls.filter(({ depth }) => depth < 0),
    ),
  };
}

/** Over the very months that the portfolio has; a benchmark without some of them has none. */
function volatilityBeside(months: readonly MonthlyReturn[], benchmark: readonly MonthlyReturn[] | null): Figure {
  if (!benchmark) return unavailable('no-benchmark');
  const own = new Set(wholeMonths(months).map(({ period }) => period.to));
  const beside = wholeMonths(benchmark).filter(({ period }) => own.has(period.to));
  if (beside.length < own.size) return unavailable('benchmark-begins-later');
  return volatilityOfMonths(beside, true);
}

function noRisk(period: Period, why: Figure<never>): SubjectRisk {
  const compared = { beta: why, trackingError: why, informationRatio: why };
  const values = { volatility: why, sharpe: why, sortino: why, drawdown: why, ...compared };
  return { period, series: why, months: [], benchmarkMonths: null, values, benchmarkVolatility: why, drawdowns: why };
}
