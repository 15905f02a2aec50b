import type { ExplanationRow, FigureId } from '#contracts/figures.ts';
import { groupOf } from '#finance/breakdown/breakdown-by.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import { available, type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { breakdowns } from './breakdowns.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { classified, heldRows } from './held-rows.ts';
import type { UnweightedRow } from './holding-rows.ts';

/** The value of a part and of the whole, and the holdings in it. */
export async function explainShare(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { choices, by, total } = await breakdowns(snapshot, subject);
  const dimension = choices.find((one) => one === subject.query.breakdown) ?? choices[0] ?? 'assetClass';
  const slice = by[dimension].find(({ key }) => key === subject.query.of);
  const percent = slice?.percent ?? null;
  const share = percent === null ? why(total) : available(percent / 100);
  const last = result('share.total', share, 'share');
  if (!slice) return { steps: [last], rows: [] };
  const { rows, instruments, figures } = await heldRows(snapshot, subject);
  const own = rows.filter((row) => {
    const group = groupOf(classified(row, instruments.get(row.id)), dimension, subject.variant.assetClasses);
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

/** Why there is no such part: what the whole lacks, else that it was not asked for or is not there. */
function why(whole: Figure<unknown>): Figure<never> {
  return whole.available ? unavailable('not-recorded') : whole;
}

/** Dated by the price; cash by the day itself. */
function valueRow({ name, price, value }: UnweightedRow, asOf: number): ExplanationRow[] {
  const figure = mapFigure(value, (amount): ExplanationRow => ({ day: price?.day ?? isoDate(asOf), text: name, kind: 'money', amount }));
  return figure.available ? [figure.value] : [];
}
