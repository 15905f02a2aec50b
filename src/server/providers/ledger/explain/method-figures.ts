import type { FigureId } from '#contracts/reports/figures.ts';
import { comparedOver, type ComparedReturn } from '#finance/benchmark/compared-return.ts';
import { type OwnMoneyInBenchmark, ownMoneyInBenchmark } from '#finance/benchmark/own-money-in-benchmark.ts';
import type { DailyLevels, DailySeries, Period } from '#finance/daily-series.ts';
import { linkedDietz, modifiedDietzOver } from '#finance/returns/dietz.ts';
import { type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { netIndex, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { seriesOn, type SubjectFigures } from '../subject/subject-figures.ts';

export const methodFigureIds = [
  'timeWeightedReturnGross',
  'modifiedDietz',
  'linkedDietz',
  'excess',
  'excessGeometric',
  'inBenchmark',
] as const satisfies readonly FigureId[];

/** Returns of the chosen period by another method, or beside the benchmark. */
export type MethodFigureId = (typeof methodFigureIds)[number];

export function isMethodFigure(id: FigureId): id is MethodFigureId {
  return (methodFigureIds as readonly FigureId[]).includes(id);
}

/** A series with what it is compared with. */
export interface Compared {
  readonly series: DailySeries;
  readonly benchmark: DailyLevels | null;
}

const overPeriod: Record<MethodFigureId, (compared: Compared, period: Period) => Figure> = {
  timeWeightedReturnGross: ({ series }, period) => timeWeightedReturn(series, period, 'gross'),
  modifiedDietz: ({ series }, period) => {
    const figure = modifiedDietzOver(series, period);
    return figure.available ? figure.value.rate : figure;
  },
  linkedDietz: ({ series }, period) => linkedDietz(series, period).rate,
  excess: (compared, period) => comparedSeries(compared, period).difference,
  excessGeometric: (compared, period) => comparedSeries(compared, period).geometric,
  inBenchmark: (compared, period) => mapFigure(ownMoney(compared, period), ({ value }) => value),
};

/** One of them over a period. The same function answers the page and its explanation. */
export function methodFigure(
  id: MethodFigureId,
  figures: Pick<SubjectFigures, 'series'>,
  { benchmark, period }: { benchmark: DailyLevels | null; period: Period },
): Figure {
  const known = seriesOn(figures, period.to);
  if (!known.available) return known;
  return period.from < period.to ? overPeriod[id]({ series: known.value, benchmark }, period) : unavailable('one-date');
}

export function comparedSeries({ series, benchmark }: Compared, period: Period): ComparedReturn {
  return comparedOver({ portfolio: netIndex(series), benchmark }, period);
}

export function ownMoney({ series, benchmark }: Compared, period: Period): Figure<OwnMoneyInBenchmark> {
  return benchmark ? ownMoneyInBenchmark(series, benchmark, period) : unavailable('no-benchmark');
}
