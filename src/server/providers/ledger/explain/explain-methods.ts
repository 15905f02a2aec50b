import type { ExplanationRow, FigureId } from '#contracts/reports/figures.ts';
import { comparedOver } from '#finance/benchmark/compared-return.ts';
import { chargesOver } from '#finance/income-and-charges/charges.ts';
import { type DailySeries, type Period, sumOver, valueOn } from '#finance/daily-series.ts';
import { linkedDietz, modifiedDietzOver } from '#finance/returns/dietz.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { MonthlyReturn } from '#finance/risk/monthly-returns.ts';
import { grossIndex, netIndex, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { dailyReturns } from './explain-returns.ts';
import { paymentRows } from './explain-value.ts';
import { type Asked, type Explained, type Explainer, type Question, result, step } from './explained.ts';
import { methodFigure, type MethodFigureId } from './method-figures.ts';

/** Explains a return by another method, or one beside the benchmark. */
export async function explainMethod(figure: MethodFigureId, asked: Asked): Promise<Explained> {
  const { levels } = await subjectBenchmark(asked.snapshot, asked.figures);
  const value = methodFigure(figure, asked.figures, { benchmark: levels, period: asked.period });
  return explainers[figure](figure, { ...asked, result: value });
}

const explainers: Record<MethodFigureId, Explainer> = {
  timeWeightedReturnGross: explainGross,
  modifiedDietz: explainModifiedDietz,
  linkedDietz: explainLinkedDietz,
  excess: explainExcess,
  excessGeometric: explainExcess,
  inBenchmark: explainInBenchmark,
};

function explainGross(_figure: FigureId, { figures: { series }, period, result: gross }: Question): Explained {
  const last = result('gross.total', gross, 'percent');
  if (!series || !gross.available) return { steps: [last], rows: [] };
  return {
    steps: [step('gross.net', timeWeightedReturn(series, period), 'percent'), step('gross.charges', chargesOver(series, period)), last],
    rows: dailyReturns(grossIndex(series), period),
  };
}

function explainModifiedDietz(_figure: FigureId, { figures: { series }, period, result: rate }: Question): Explained {
  const last = result('dietz.total', rate, 'percent');
  const known = series && modifiedDietzOver(series, period);
  if (!series || !known?.available) return { steps: [last], rows: [] };
  const { gain, averageCapital } = known.value;
  const steps = [...valueSteps(series, period), step('dietz.gain', gain), step('dietz.capital', averageCapital), last];
  return { steps, rows: paymentRows(series, period) };
}

function valueSteps(series: DailySeries, period: Period) {
  return [
    { ...step('dietz.opening', valueOn(series, period.from)), details: { day: isoDate(period.from) } },
    step('dietz.paidIn', sumOver(series, 'paidIn', period)),
    step('dietz.paidOut', sumOver(series, 'paidOut', period)),
    { ...step('dietz.closing', valueOn(series, period.to)), details: { day: isoDate(period.to) } },
  ];
}

function explainLinkedDietz(_figure: FigureId, { figures: { series }, period, result: rate }: Question): Explained {
  const last = result('dietz.linked', rate, 'percent');
  if (!series || !rate.available) return { steps: [last], rows: [] };
  const { months } = linkedDietz(series, period);
  return { steps: [step('dietz.months', months.length, 'count'), last], rows: monthRows(months) };
}

/** The months that have a return. */
export function monthRows(months: readonly MonthlyReturn[]): ExplanationRow[] {
  return months.flatMap(({ period, figure }): ExplanationRow[] =>
    figure.available ? [{ day: isoDate(period.to), text: 'explanation.row.monthReturn', kind: 'percent', amount: figure.value }] : [],
  );
}

async function explainExcess(figure: FigureId, { snapshot, figures, period, result: excess }: Question): Promise<Explained> {
  const last = result(figure === 'excess' ? 'excess.total' : 'excess.geometric', excess, 'percent');
  if (!figures.series || !excess.available) return { steps: [last], rows: [] };
  const { levels } = await subjectBenchmark(snapshot, figures);
  const { portfolio, benchmark } = comparedOver({ portfolio: netIndex(figures.series), benchmark: levels }, period);
  return { steps: [step('excess.portfolio', portfolio, 'percent'), step('excess.benchmark', benchmark, 'percent'), last], rows: [] };
}

async function explainInBenchmark(_figure: FigureId, { snapshot, figures, period, result: worth }: Question): Promise<Explained> {
  const { series } = figures;
  const last = { ...result('inBenchmark.total', worth, 'money'), details: { day: isoDate(period.to) } };
  if (!series || !worth.available) return { steps: [last], rows: [] };
  const { levels } = await subjectBenchmark(snapshot, figures);
  const { benchmark } = comparedOver({ portfolio: netIndex(series), benchmark: levels }, period);
  const [opening, paidIn, paidOut] = valueSteps(series, period);
  const steps = [opening, paidIn, paidOut, step('excess.benchmark', benchmark, 'percent'), last].filter((each) => each !== undefined);
  return { steps, rows: paymentRows(series, period) };
}
