import {
  type ChangeOf,
  type ChosenReturns,
  type DatedReturn,
  type Returns,
  shownChanges,
  type ComparedBenchmark,
} from '#contracts/datasets/returns.ts';
import { clippedReturn } from '#finance/benchmark/compared-return.ts';
import { aheadOfOwnMoney } from '#finance/benchmark/own-money-in-benchmark.ts';
import type { DailyLevels, Period } from '#finance/daily-series.ts';
import { calendarYearReturns, twelveMonthBands } from '#finance/returns/discrete-returns.ts';
import { type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { spanPeriod } from '#finance/period.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import { riskProfileBenchmark } from '#domain/portfolio/risk-profile-benchmark.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { computePeriodChange } from '../gains/period-change.ts';
import { dated } from '../days/chosen-period.ts';
import { seriesFigure } from '../subject/headline-figures.ts';
import { type Compared, methodFigure, type MethodFigureId, ownMoney } from '../explain/method-figures.ts';
import { datedReturn, noReturnRows, subjectReturnRows } from './return-rows.ts';
import { seriesOn, type SubjectFigures, subjectFigures } from '../subject/subject-figures.ts';

export async function returns(snapshot: Queries, subject: ReportSubject): Promise<Returns> {
  const figures = await subjectFigures(snapshot, subject);
  const { levels } = await subjectBenchmark(snapshot, figures);
  const asOf = isoDate(figures.asOf);
  const known = seriesOn(figures, figures.asOf);
  const common = {
    asOf,
    currency: figures.currency,
    benchmark: await comparedBenchmark(snapshot, subject, figures),
    chosen: chosenReturns(figures, levels, figures.period),
  };
  if (!known.available) return { ...common, table: noReturnRows(known), bands: [], years: [], changes: noChanges(known, asOf) };
  const compared = { portfolio: netIndex(known.value), benchmark: levels };
  return {
    ...common,
    table: await subjectReturnRows(snapshot, figures),
    bands: twelveMonthBands(compared, asOf).map(datedReturn),
    years: calendarYearReturns(compared, asOf).map(datedReturn),
    changes: changesOf({ series: known.value, benchmark: levels }, figures),
  };
}

function changesOf({ series, benchmark }: Compared, { asOf, problems }: SubjectFigures): ChangeOf[] {
  const opening = isoDate(series.firstDay);
  return shownChanges.map((span) => {
    const period = spanPeriod(span, { asOf: isoDate(asOf), opening });
    const change = computePeriodChange({ series, benchmark, problems }, period);
    return { span, period: dated(period), rate: change.rate, gain: change.gain };
  });
}

function noChanges(why: Figure<never>, asOf: string): ChangeOf[] {
  return shownChanges.map((span) => ({ span, period: dated(spanPeriod(span, { asOf, opening: asOf })), rate: why, gain: why }));
}

/** The chosen period by every method. */
function chosenReturns(figures: SubjectFigures, benchmark: DailyLevels | null, period: Period): ChosenReturns {
  const known = seriesOn(figures, period.to);
  const method = (id: MethodFigureId) => methodFigure(id, figures, { benchmark, period });
  const inBenchmark = known.available ? ownMoneyOver({ series: known.value, benchmark }, period) : known;
  const rate = mapFigure(inBenchmark, (own) => own.rate);
  return {
    period: dated(period),
    timeWeightedReturn: seriesFigure('timeWeightedReturn', figures, period),
    timeWeightedReturnGross: method('timeWeightedReturnGross'),
    moneyWeightedReturn: seriesFigure('moneyWeightedReturn', figures, period),
    modifiedDietz: method('modifiedDietz'),
    linkedDietz: method('linkedDietz'),
    excess: method('excess'),
    excessGeometric: method('excessGeometric'),
    inBenchmark: mapFigure(inBenchmark, ({ value }) => value),
    inBenchmarkGain: mapFigure(inBenchmark, ({ gain }) => gain),
    inBenchmarkRate: rate.available ? rate.value : rate,
    aheadOfBenchmark: known.available ? aheadOfOwnMoney(known.value, inBenchmark, period) : unavailable(known.reason),
    clipped: known.available ? clipped({ series: known.value, benchmark }, period) : null,
  };
}

function ownMoneyOver(compared: Compared, period: Period): ReturnType<typeof ownMoney> {
  return period.from < period.to ? ownMoney(compared, period) : unavailable('one-date');
}

function clipped({ series, benchmark }: Compared, period: Period): DatedReturn | null {
  const both = clippedReturn({ portfolio: netIndex(series), benchmark }, period);
  return both && datedReturn(both);
}

/** Reads the benchmark of the subject, whether income is in it, and the sector of the portfolio's risk profile. */
async function comparedBenchmark(
  snapshot: Queries,
  { portfolio }: ReportSubject,
  figures: SubjectFigures,
): Promise<ComparedBenchmark | null> {
  const { name } = await subjectBenchmark(snapshot, figures);
  const riskLabel = riskProfileBenchmark(portfolio?.riskLevel ?? null);
  return name === null ? null : { name, riskLabel, basis: await basisOf(snapshot, figures) };
}

async function basisOf(snapshot: Queries, { portfolios }: SubjectFigures): Promise<ComparedBenchmark['basis']> {
  const benchmarkIds = new Set(portfolios.flatMap(({ benchmarkId }) => benchmarkId ?? []));
  const components = [...(await snapshot.market.componentsOf(benchmarkIds)).values()].flat();
  const indices = await snapshot.market.instruments(components.map(({ instrumentId }) => instrumentId));
  const [basis, ...others] = new Set([...indices.values()].map(({ returnBasis }) => returnBasis));
  if (basis === undefined) return null;
  return others.length === 0 ? basis : 'mixed';
}
