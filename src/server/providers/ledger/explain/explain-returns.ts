import type { ExplanationRow, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import { type DailyLevels, type DailySeries, type Period, sumOver, valueOn } from '#finance/daily-series.ts';
import { isoDate } from '#finance/iso-date.ts';
import { investorFlows, moneyWeightedReturn } from '#finance/returns/money-weighted-return.ts';
import { linked, netIndex, returnOver, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { type Explained, type Question, result, step } from './explained.ts';
import { paymentRows } from './explain-value.ts';

/** The number of segments that are shown one by one; the others are linked into one line. */
const shownSegments = 3;

/** The segments between two payments, linked; behind them the return of every day. */
export function explainTimeWeighted(figure: FigureId, { figures: { series }, period, result: figureResult }: Question): Explained {
  const isAnnual = figure === 'timeWeightedReturnAnnual';
  const last = result(isAnnual ? 'timeWeighted.annual' : 'timeWeighted.linked', figureResult, 'percent');
  if (!series || !figureResult.available) return { steps: [last], rows: [] };
  const days = { ...step('timeWeighted.days', period.to - period.from, 'count') };
  const total = step('timeWeighted.linked', timeWeightedReturn(series, period), 'percent');
  const steps = isAnnual ? [total, days, last] : [...segmentSteps(series, period), last];
  return { steps, rows: dailyReturns(netIndex(series), period) };
}

function segmentSteps(series: DailySeries, period: Period): ExplanationStep[] {
  const segments = segmentsOf(series, period);
  const shown = segments.length <= shownSegments + 1 ? segments : segments.slice(0, shownSegments);
  const steps = shown.map((segment) => ({
    ...step('timeWeighted.stretch', returnOver(netIndex(series), segment), 'percent'),
    details: { from: isoDate(segment.from), to: isoDate(segment.to) },
  }));
  const rest = segments.slice(shown.length).map((segment) => returnOver(netIndex(series), segment));
  if (rest.length === 0) return steps;
  const others = linked(rest.map((one) => (one.available ? one.value : NaN)));
  return [...steps, { ...step('timeWeighted.others', others, 'percent'), details: { count: rest.length } }];
}

/** From the opening day to the first payment, from each to the next, and from the last one to the closing day. */
function segmentsOf(series: DailySeries, { from, to }: Period): Period[] {
  const ends = [...new Set([...paymentDays(series, { from, to }), to])];
  return ends.map((end, at) => ({ from: at === 0 ? from : (ends[at - 1] ?? from), to: end }));
}

function paymentDays(series: DailySeries, { from, to }: Period): number[] {
  const days: number[] = [];
  for (let day = from + 1; day < to; day += 1) {
    const at = day - series.firstDay;
    if ((series.paidIn[at] ?? 0) !== (series.paidOut[at] ?? 0)) days.push(day);
  }
  return days;
}

/** Lists the return of an index on each day. */
export function dailyReturns(index: DailyLevels, { from, to }: Period): ExplanationRow[] {
  const rows: ExplanationRow[] = [];
  for (let day = from + 1; day <= to; day += 1) {
    const figure = returnOver(index, { from: day - 1, to: day });
    if (figure.available) rows.push({ day: isoDate(day), text: 'explanation.row.dayReturn', kind: 'percent', amount: figure.value });
  }
  return rows;
}

/** Explains the one yearly rate that leads from the opening value, over the payments in and out, to the closing value. */
export function explainMoneyWeighted(figure: FigureId, { figures: { series }, period, result: figureResult }: Question): Explained {
  const isAnnual = figure === 'moneyWeightedReturnAnnual';
  const last = result(isAnnual ? 'moneyWeighted.annual' : 'moneyWeighted.total', figureResult, 'percent');
  if (!series || !figureResult.available) return { steps: [last], rows: [] };
  const flows = investorFlows(series, period);
  const yearly = step('moneyWeighted.annual', flows.available ? moneyWeightedReturn(flows.value) : flows, 'percent');
  const steps = [
    { ...step('moneyWeighted.opening', valueOn(series, period.from)), details: { day: isoDate(period.from) } },
    step('moneyWeighted.paidIn', sumOver(series, 'paidIn', period)),
    step('moneyWeighted.paidOut', sumOver(series, 'paidOut', period)),
    { ...step('moneyWeighted.closing', valueOn(series, period.to)), details: { day: isoDate(period.to) } },
    step('moneyWeighted.days', period.to - period.from, 'count'),
    ...(isAnnual ? [] : [yearly]),
    last,
  ];
  return { steps, rows: [...paymentRows(series, period), ...endRows(series, period)] };
}

function endRows(series: DailySeries, { from, to }: Period): ExplanationRow[] {
  return [
    { day: isoDate(from), text: 'explanation.row.openingValue', kind: 'money', amount: valueOn(series, from) },
    { day: isoDate(to), text: 'explanation.row.closingValue', kind: 'money', amount: -valueOn(series, to) },
  ];
}
