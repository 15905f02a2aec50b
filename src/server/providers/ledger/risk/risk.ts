import type { MonthCell, MonthlyYear, MonthReturn, Risk } from '#contracts/datasets/returns.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { bestMonth, type MonthlyReturn, wholeMonths, worstMonth } from '#finance/risk/monthly-returns.ts';
import { monthlyTable, type ReturnCell } from '#finance/risk/monthly-table.ts';
import { timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { datedDrawdown } from './dated-drawdown.ts';
import { subjectFigures } from '../subject/subject-figures.ts';
import { type SubjectRisk, subjectRisk } from '../subject/subject-risk.ts';

export async function risk(snapshot: Queries, subject: ReportSubject): Promise<Risk> {
  const figures = await subjectFigures(snapshot, subject);
  const measured = await subjectRisk(snapshot, subject, figures);
  const whole = wholeMonths(measured.months);
  return {
    asOf: isoDate(figures.asOf),
    period: dated(measured.period),
    hasBenchmark: measured.benchmarkMonths !== null,
    months: whole.length,
    positiveMonths: whole.filter(({ value }) => value > 0).length,
    riskFree: subject.variant.riskFreeRate,
    figures: measured.values,
    benchmarkVolatility: measured.benchmarkVolatility,
    bestMonth: monthReturn(bestMonth(measured.months)),
    worstMonth: monthReturn(worstMonth(measured.months)),
    drawdowns: mapFigure(measured.drawdowns, (falls) => falls.map(datedDrawdown)),
    years: yearsOf(measured),
  };
}

function monthReturn(month: Figure<MonthlyReturn>): Figure<MonthReturn> {
  if (!month.available) return month;
  const { figure, period } = month.value;
  return mapFigure(figure, (rate) => ({ month: isoDate(period.to), rate }));
}

function yearsOf({ series, period }: SubjectRisk): MonthlyYear[] {
  if (!series.available) return [];
  const rows = monthlyTable((month) => timeWeightedReturn(series.value, month), period);
  return rows
    .map(({ year, months, whole }) => ({ year, months: months.map((cell) => cell && cellOf(cell)), whole: cellOf(whole) }))
    .reverse();
}

function cellOf({ figure, isPartial }: ReturnCell): MonthCell {
  return { rate: figure, isPartial };
}
