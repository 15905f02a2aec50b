import type { ExplanationRow, FigureId } from '#contracts/reports/figures.ts';
import { getBreakdownGroup } from '#finance/breakdown/breakdown-by.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import { available, combineFigures, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { fundWeightKinds } from '#finance/ledger/ledger.ts';
import { isoDate } from '#finance/iso-date.ts';
import { bondStatistics } from '../holdings/bond-statistics.ts';
import { breakdowns } from '../breakdowns/breakdowns.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { exposure } from '../holdings/exposure.ts';
import { classifyRow, getHoldingRowsOnDay } from '../holdings/holding-rows-on-day.ts';
import type { UnweightedRow } from '../holdings/holding-rows.ts';

/** The value of a part and of the whole, and the holdings in it. */
export async function explainShare(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { choices, by, total } = await breakdowns(snapshot, subject);
  const dimension = choices.find((one) => one === subject.query.breakdown) ?? choices[0] ?? 'assetClass';
  const slice = by[dimension].find(({ key }) => key === subject.query.of);
  const percent = slice?.percent ?? null;
  const share = percent === null ? why(total) : available(percent / 100);
  const last = result('share.total', share, 'share');
  if (!slice) return { steps: [last], rows: [] };
  const { rows, instruments, figures } = await getHoldingRowsOnDay(snapshot, subject);
  const own = rows.filter((row) => {
    const group = getBreakdownGroup(classifyRow(row, instruments.get(row.id)), dimension, subject.variant.assetClasses);
    return (group ?? unclassified) === slice.key;
  });
  return {
    steps: [step('share.ofPart', slice.value), step('share.whole', total), last],
    rows: own.flatMap((row) => valueRow(row, figures.asOf)),
  };
}

/** Weight and target with the band around it, and what would have to be traded. */
export async function explainDrift(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { model } = await breakdowns(snapshot, subject);
  const rows = model?.rows ?? unavailable('not-recorded');
  const row = rows.available ? rows.value.find(({ assetClass }) => assetClass === subject.query.of) : undefined;
  if (!row) return { steps: [result('drift.total', why(rows), 'percent')], rows: [] };
  const steps = [
    step('drift.weight', row.weight, 'share'),
    step('drift.target', row.target, 'share'),
    step('drift.min', row.min, 'share'),
    step('drift.max', row.max, 'share'),
    step('drift.trade', row.trade),
    result('drift.total', available(row.drift), 'percent'),
  ];
  return { steps, rows: [] };
}

/** Explains what is held and what is owed in a group; without a group the whole, which is the value. */
export async function explainExposure(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { by } = await exposure(snapshot, subject);
  const [dimension = '', ...words] = (subject.query.of ?? 'currency').split(' ');
  const table = by[fundWeightKinds.find((one) => one === dimension) ?? 'currency'];
  const key = words.join(' ');
  const row = mapFigure(table, ({ rows, total }) => (key === '' ? total : rows.find((one) => one.key === key)));
  const sides = row.available ? row.value : undefined;
  if (!sides) return { steps: [result('exposure.total', why(table), 'money')], rows: [] };
  const { long, short, net } = sides;
  return {
    steps: [step('exposure.long', long), step('exposure.short', short), result('exposure.total', available(net), 'money')],
    rows: [],
  };
}

/** The price that a bond's yield or duration follows from; without a bond the average of all of them. */
export async function explainBond(figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { rows, total } = await bondStatistics(snapshot, subject);
  const [what, kind] = figure === 'duration' ? (['duration', 'ratio'] as const) : (['yieldToMaturity', 'share'] as const);
  const { of } = subject.query;
  if (of === undefined) {
    const each = rows.map((row) => ({ ...step('bond.ofBond', row[what], kind), details: { bond: row.name } }));
    const label = what === 'duration' ? 'bond.averageDuration' : 'bond.averageYield';
    return { steps: [...each, result(label, total[what], kind)], rows: [] };
  }
  const bond = rows.find(({ id }) => id === of);
  if (!bond) return { steps: [result(`bond.${what}`, unavailable('not-recorded'), kind)], rows: [] };
  const { cleanPrice, accruedPer100 } = bond;
  const steps = [
    step('bond.cleanPrice', cleanPrice, 'ratio'),
    step('bond.accrued', accruedPer100, 'ratio'),
    step(
      'bond.dirtyPrice',
      combineFigures(cleanPrice, accruedPer100, (clean, accrued) => clean + accrued),
      'ratio',
    ),
    ...(what === 'duration' ? [step('bond.yieldToMaturity', bond.yieldToMaturity, 'share')] : []),
    result(`bond.${what}`, bond[what], kind),
  ];
  return { steps, rows: [] };
}

/** Explains why there is no such part: the whole lacks something, or it was not asked for or is not there. */
function why(whole: Figure<unknown>): Figure<never> {
  return whole.available ? unavailable('not-recorded') : whole;
}

/** Dated by the price; cash by the day itself. */
function valueRow({ name, price, value }: UnweightedRow, asOf: number): ExplanationRow[] {
  const figure = mapFigure(value, (amount): ExplanationRow => ({ day: price?.day ?? isoDate(asOf), text: name, kind: 'money', amount }));
  return figure.available ? [figure.value] : [];
}
