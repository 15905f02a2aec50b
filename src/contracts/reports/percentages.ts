import { type Figure, unavailable } from '#finance/figure.ts';
import type { DatasetId, Datasets } from '../datasets.ts';
import type { ChosenReturns, DatedReturn, Returns, ReturnRow, Risk } from '../datasets/returns.ts';
import type { Title } from '../datasets/title.ts';
import type { Weights } from '../datasets/weights.ts';
import type { ReportQuery } from './report-query.ts';

/** The placeholder for an amount that is not shared. */
const notShared = unavailable('not-shared');

/**
 * The datasets that a delegate of percentages is sent, each written anew out of what is a rate, a weight, a day or a name: what a dataset has
 * besides, today or tomorrow, is not in it. A dataset that is not here is not even asked for.
 */
export const percentages: { readonly [Id in DatasetId]?: (dataset: Datasets[Id]) => Datasets[Id] } = { title, weights, returns, risk };

/** Returns the parts of a query that choose days and a breakdown. Sorting, filters and searches are dropped. */
export function percentagesQuery({ date, range, from, to, breakdown, table }: ReportQuery): ReportQuery {
  return {
    ...(date !== undefined && { date }),
    ...(range !== undefined && { range }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(breakdown !== undefined && { breakdown }),
    ...(table !== undefined && { table }),
  };
}

function title({ subject, id, name, type, currency, riskLevel, objective, benchmark, inception, asOf, ...rest }: Title): Title {
  const { accountId, accountName, esgRating, region, freshness } = rest;
  const { lastDay, firstDay, computedAt, isRefreshing } = freshness;
  return {
    subject,
    id,
    accountId,
    accountName,
    name,
    type,
    currency,
    riskLevel,
    esgRating,
    region,
    objective,
    benchmark,
    inception,
    asOf,
    externalId: null,
    advisors: [],
    freshness: { lastDay, firstDay, computedAt, isRefreshing },
  };
}

function weights({ asOf, choices, by }: Weights): Weights {
  const slices = Object.entries(by).map(([dimension, rows]) => [dimension, rows.map(({ key, percent }) => ({ key, percent }))]);
  return { asOf, choices, by: Object.fromEntries(slices) as Weights['by'] };
}

function returns({ asOf, currency, benchmark, table, bands, years, changes, chosen }: Returns): Returns {
  return {
    asOf,
    currency,
    benchmark: benchmark && { name: benchmark.name, basis: benchmark.basis, riskLabel: benchmark.riskLabel },
    table: table.map(spanOf),
    bands: bands.map(datedOf),
    years: years.map(datedOf),
    changes: changes.map(({ span, period, rate }) => ({ span, period: periodOf(period), rate, gain: notShared })),
    chosen: chosenOf(chosen),
  };
}

function spanOf({ span, total, annual, clipped }: ReturnRow): ReturnRow {
  return { span, total: comparedOf(total), annual: comparedOf(annual), clipped: clipped && datedOf(clipped) };
}

const periodOf = ({ from, to }: DatedReturn['period']) => ({ from, to });

function comparedOf({ portfolio, benchmark, difference }: ReturnRow['total']): ReturnRow['total'] {
  return { portfolio, benchmark, difference };
}

function datedOf({ period, ...rates }: DatedReturn): DatedReturn {
  return { period: periodOf(period), ...comparedOf(rates) };
}

function chosenOf({ period, timeWeightedReturn, timeWeightedReturnGross, excess, excessGeometric, clipped }: ChosenReturns): ChosenReturns {
  const amounts = { inBenchmark: notShared, inBenchmarkGain: notShared, aheadOfBenchmark: notShared };
  // Rates in which payments count tell when money came and went.
  const ofPayments = {
    moneyWeightedReturn: notShared,
    modifiedDietz: notShared,
    linkedDietz: notShared,
    inBenchmarkRate: notShared,
  };
  return {
    period: periodOf(period),
    timeWeightedReturn,
    timeWeightedReturnGross,
    excess,
    excessGeometric,
    ...amounts,
    ...ofPayments,
    clipped: clipped && datedOf(clipped),
  };
}

function risk(dataset: Risk): Risk {
  const { asOf, period, hasBenchmark, months, positiveMonths, riskFree, figures, benchmarkVolatility, ...rest } = dataset;
  const { volatility, sharpe, sortino, beta, trackingError, informationRatio, drawdown } = figures;
  const { bestMonth, worstMonth, drawdowns, years } = rest;
  const monthOf = (one: Risk['bestMonth']): Risk['bestMonth'] => mapped(one, ({ month, rate }) => ({ month, rate }));
  return {
    asOf,
    period: periodOf(period),
    hasBenchmark,
    months,
    positiveMonths,
    riskFree,
    benchmarkVolatility,
    figures: { volatility, sharpe, sortino, beta, trackingError, informationRatio, drawdown },
    bestMonth: monthOf(bestMonth),
    worstMonth: monthOf(worstMonth),
    drawdowns: mapped(drawdowns, (falls) => falls.map(({ depth, peak, trough, recovery }) => ({ depth, peak, trough, recovery }))),
    years: years.map(({ year, months: cells, whole }) => ({
      year,
      months: cells.map((cell) => cell && cellOf(cell)),
      whole: cellOf(whole),
    })),
  };
}

const cellOf = ({ rate, isPartial }: Risk['years'][number]['whole']) => ({ rate, isPartial });

function mapped<Value, Other>(figure: Figure<Value>, work: (value: Value) => Other): Figure<Other> {
  return figure.available ? { available: true, value: work(figure.value) } : figure;
}
