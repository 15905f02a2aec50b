import type { ExplanationRow, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import { type AssetClassScheme, shownClass } from '#finance/breakdown/asset-class-scheme.ts';
import { type DailySeries, type Period, sumOver, valueOn } from '#finance/daily-series.ts';
import { sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { type AssetClass, assetClasses } from '#finance/ledger/ledger.ts';
import { type Explained, type Question, result, step } from './explained.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { holdingRows, type UnweightedRow } from '../holdings/holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';

const classLabels: Record<AssetClass, string> = {
  'Fixed Interest': 'value.fixedInterest',
  Equities: 'value.equities',
  Alternatives: 'value.alternatives',
  Property: 'value.property',
  Cash: 'value.cash',
  Other: 'value.other',
};

/** The holdings by asset class, as the firm folds them, and each of them. */
export async function explainValue(_figure: FigureId, { snapshot, subject, figures, result: value }: Question): Promise<Explained> {
  const { asOf } = figures;
  const last = result('value.total', value, 'money');
  if (!value.available) return { steps: [last], rows: [] };
  const rows = holdingRows(await heldPositions(snapshot, figures), await pageCurrency(snapshot, figures));
  return {
    steps: [...assetClasses.flatMap((one) => classStep(rows, one, subject.variant.assetClasses)), last],
    rows: rows.flatMap((row) => holdingRow(row, asOf)),
  };
}

/** The label of an asset class's step, with a count. */
export function classStepLabel(assetClass: AssetClass): string {
  return classLabels[assetClass];
}

function classStep(rows: readonly UnweightedRow[], assetClass: AssetClass, scheme: AssetClassScheme): ExplanationStep[] {
  const own = rows.filter((row) => shownClass(row.assetClass, scheme) === assetClass);
  if (own.length === 0) return [];
  const value = sumOfFigures(own.map((row) => row.value));
  return [{ ...step(classLabels[assetClass], value), details: { count: own.length } }];
}

/** Dated by the price; cash by the day itself. */
function holdingRow({ name, price, value }: UnweightedRow, asOf: number): ExplanationRow[] {
  return value.available ? [{ day: price?.day ?? isoDate(asOf), text: name, kind: 'money', amount: value.value }] : [];
}

/** Closing value less opening value less what was paid in, plus what was paid out. */
export function explainGain(_figure: FigureId, { figures: { series }, period, result: gain }: Question): Explained {
  const last = result('gain.total', gain, 'money');
  if (!series || !gain.available) return { steps: [last], rows: [] };
  const steps = [
    { ...step('gain.closing', valueOn(series, period.to)), details: { day: isoDate(period.to) } },
    { ...step('gain.opening', -valueOn(series, period.from)), details: { day: isoDate(period.from) } },
    step('gain.paidIn', -sumOver(series, 'paidIn', period)),
    step('gain.paidOut', sumOver(series, 'paidOut', period)),
    last,
  ];
  return { steps, rows: paymentRows(series, period) };
}

/** Lists the payments in (positive) and out (negative) on each day of a period. */
export function paymentRows(series: DailySeries, { from, to }: Period): ExplanationRow[] {
  const rows: ExplanationRow[] = [];
  for (let day = Math.max(from + 1, series.firstDay); day <= to; day += 1) {
    const at = day - series.firstDay;
    const [paidIn, paidOut] = [series.paidIn[at] ?? 0, series.paidOut[at] ?? 0];
    if (paidIn > 0) rows.push({ day: isoDate(day), text: 'explanation.row.paidIn', kind: 'money', amount: paidIn });
    if (paidOut > 0) rows.push({ day: isoDate(day), text: 'explanation.row.paidOut', kind: 'money', amount: -paidOut });
  }
  return rows;
}
