import type { Drawdown, Performance, PerformancePoint, ReturnRow } from '#contracts/datasets.ts';
import { type DailyLevels, type DailySeries, type Period, valueOn } from '#finance/daily-series.ts';
import { drawdownSeries, worstDrawdown } from '#finance/risk/drawdown.ts';
import { type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { isShownAnnually, returnSpans, returnTable } from '#finance/return-table.ts';
import { netIndex } from '#finance/time-weighted-return.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { subjectBenchmark } from './benchmark-of-subject.ts';
import { chosenPeriod, dated } from './chosen-period.ts';
import { seriesOn, subjectFigures } from './subject-figures.ts';
import { thinnedPlaces } from './thinned-days.ts';

/** More points than a chart has pixels for would only be sent. */
const mostPoints = 520;

export async function performance(snapshot: Queries, subject: ReportSubject): Promise<Performance> {
  const figures = await subjectFigures(snapshot, subject);
  const benchmark = await subjectBenchmark(snapshot, figures);
  const period = chosenPeriod(subject, figures);
  const known = seriesOn(figures, period.to);
  const compared = benchmark.levels && levelOn(benchmark.levels, period.from) !== null ? benchmark.levels : null;
  const common = {
    period: dated(period),
    currency: figures.measured.currency,
    benchmark: benchmark.name,
    hasBenchmark: compared !== null,
  };
  if (!known.available) return { ...common, points: [], payments: [], deepest: known, returns: noReturns(known) };
  const series = known.value;
  return {
    ...common,
    points: pointsOf(series, compared, period),
    payments: paymentsOf(series, period),
    deepest: mapFigure(worstDrawdown(netIndex(series), period), datedDrawdown),
    returns: returnsOf(series, benchmark.levels, isoDate(figures.asOf)),
  };
}

function pointsOf(series: DailySeries, benchmark: DailyLevels | null, period: Period): PerformancePoint[] {
  const index = netIndex(series);
  const falls = drawdownSeries(index, period);
  const line = index.levels.subarray(period.from - index.firstDay, period.to - index.firstDay + 1);
  return thinnedPlaces(line, mostPoints).map((at) => {
    const day = period.from + at;
    return {
      day: isoDate(day),
      value: orNull(valueOn(series, day)),
      portfolio: returnSince(index, period.from, day),
      benchmark: benchmark && returnSince(benchmark, period.from, day),
      drawdown: levelOn(falls, day),
    };
  });
}

function returnSince(levels: DailyLevels, from: number, day: number): number | null {
  return orNull((levelOn(levels, day) ?? NaN) / (levelOn(levels, from) ?? NaN) - 1);
}

function levelOn({ firstDay, levels }: DailyLevels, day: number): number | null {
  return orNull(levels[day - firstDay] ?? NaN);
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
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

function datedDrawdown({
  depth,
  peakDay,
  troughDay,
  recoveryDay,
}: {
  depth: number;
  peakDay: number;
  troughDay: number;
  recoveryDay: number | null;
}): Drawdown {
  return { depth, peak: isoDate(peakDay), trough: isoDate(troughDay), recovery: recoveryDay === null ? null : isoDate(recoveryDay) };
}

function returnsOf(series: DailySeries, benchmark: DailyLevels | null, asOf: IsoDate): ReturnRow[] {
  const rows = returnTable({ portfolio: netIndex(series), benchmark, openingDay: series.firstDay, asOf });
  return rows.map(({ span, total, annual }) => {
    const isAnnual = isShownAnnually(span);
    const { portfolio, benchmark: other, difference } = isAnnual ? annual : total;
    return { span, isAnnual, portfolio, benchmark: other, difference };
  });
}

function noReturns(why: Figure<never> | Figure<unknown>): ReturnRow[] {
  const figure = why.available ? unavailable('not-recorded') : why;
  const none = { portfolio: figure, benchmark: figure, difference: figure };
  return returnSpans.map((span) => ({ span, isAnnual: isShownAnnually(span), ...none }));
}
