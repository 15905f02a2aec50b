import { packPoints, type Performance, type PerformancePoint } from '#contracts/datasets/performance.ts';
import { type DailyLevels, type DailySeries, levelOn, numberOrNull, type Period, valueOn } from '#finance/daily-series.ts';
import { drawdownSeries, portfolioDrawdown } from '#finance/risk/drawdown.ts';
import { mapFigure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { isUnpriced } from '#finance/returns/unpriced-periods.ts';
import { levelRatio } from '#finance/returns/chain-stretches.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { choosableYears } from '../days/choosable-years.ts';
import { dated } from '../days/chosen-period.ts';
import { datedDrawdown } from '../risk/dated-drawdown.ts';
import { noReturnRows, subjectReturnRows } from './return-rows.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';
import { maxPoints, thinnedPlaces } from '../days/thinned-days.ts';

export async function performance(snapshot: Queries, subject: ReportSubject): Promise<Performance> {
  const figures = await subjectFigures(snapshot, subject);
  const benchmark = await subjectBenchmark(snapshot, figures);
  const { period } = figures;
  const known = seriesOn(figures, period.to);
  const compared = benchmark.levels && !Number.isNaN(levelOn(benchmark.levels, period.from)) ? benchmark.levels : null;
  const common = {
    period: dated(period),
    currency: figures.currency,
    benchmark: benchmark.name,
    hasBenchmark: compared !== null,
    years: choosableYears({ opening: figures.series?.firstDay ?? figures.asOf, asOf: figures.asOf }, subject.variant.taxYearStart),
  };
  if (!known.available) return { ...common, points: packPoints([]), payments: [], deepest: known, returns: noReturnRows(known) };
  const series = known.value;
  return {
    ...common,
    points: packPoints(pointsOf(series, compared, period)),
    payments: paymentsOf(series, period),
    isUnpriced: isUnpriced(series.unpriced, period),
    deepest: mapFigure(portfolioDrawdown(series, period), datedDrawdown),
    returns: await subjectReturnRows(snapshot, figures),
  };
}

function pointsOf(series: DailySeries, benchmark: DailyLevels | null, period: Period): PerformancePoint[] {
  const index = netIndex(series);
  const falls = drawdownSeries(index, period);
  const line = index.levels.subarray(period.from - index.firstDay, period.to - index.firstDay + 1);
  return thinnedPlaces(line, maxPoints).map((at) => {
    const day = period.from + at;
    return {
      day: isoDate(day),
      value: numberOrNull(valueOn(series, day)),
      portfolio: returnSince(index, period.from, day),
      benchmark: benchmark && returnSince(benchmark, period.from, day),
      drawdown: numberOrNull(levelOn(falls, day)),
    };
  });
}

function returnSince(levels: DailyLevels, from: number, day: number): number | null {
  return numberOrNull(levelRatio(levelOn(levels, day), levelOn(levels, from)) - 1);
}

function paymentsOf(series: DailySeries, { from, to }: Period): Performance['payments'] {
  const payments: Performance['payments'][number][] = [];
  for (let day = from + 1; day <= to; day += 1) {
    const at = day - series.firstDay;
    const [paidIn, paidOut] = [series.paidIn[at] ?? 0, series.paidOut[at] ?? 0];
    if (paidIn !== 0 || paidOut !== 0) payments.push({ day: isoDate(day), paidIn, paidOut });
  }
  return payments;
}
