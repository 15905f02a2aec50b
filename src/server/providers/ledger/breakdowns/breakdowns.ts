import type { Breakdowns, BreakdownSlice } from '#contracts/datasets/breakdowns.ts';
import type { AssetClassScheme } from '#finance/breakdown/asset-class-scheme.ts';
import {
  breakdownBy,
  type BreakdownDimension,
  breakdownDimensions,
  type ClassifiedHolding,
  getBreakdownGroup,
} from '#finance/breakdown/breakdown-by.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import { sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { classifyRow, getHoldingRowsOnDay } from '../holdings/holding-rows-on-day.ts';
import { modelOf } from '../subject/model-of.ts';

/** The holdings of the day by asset class, type, currency and whatever else they are classified by. */
export async function breakdowns(snapshot: Queries, subject: ReportSubject): Promise<Breakdowns> {
  const { figures, known, rows, instruments } = await getHoldingRowsOnDay(snapshot, subject);
  const { asOf } = figures;
  const scheme = subject.variant.assetClasses;
  const valued = rows.filter(({ value }) => value.available).map((row) => classifyRow(row, instruments.get(row.id)));
  const sliced = breakdownDimensions.map((one) => [one, slicesOf(one, valued, scheme)] as const);
  const by = Object.fromEntries(sliced) as Record<BreakdownDimension, BreakdownSlice[]>;
  return {
    asOf: isoDate(asOf),
    currency: figures.currency,
    choices: subject.variant.breakdowns.filter((one) => one === 'assetClass' || by[one].some(({ key }) => key !== unclassified)),
    total: known.available ? sumOfFigures(rows.map(({ value }) => value)) : known,
    by,
    model: await modelOf(snapshot, figures, { scheme, weights: breakdownBy('assetClass', valued, scheme) }),
    excluded: rows.filter(({ value }) => !value.available).map(({ id, name }) => ({ id, name })),
  };
}

/** Divides the holdings into slices. If something is owed, shares are still of the whole, but a negative one is not drawn; of a debt there are no shares. */
function slicesOf(dimension: BreakdownDimension, holdings: readonly ClassifiedHolding[], scheme: AssetClassScheme): BreakdownSlice[] {
  const groups = breakdownBy(dimension, holdings, scheme);
  if (groups.available)
    return groups.value.rows.map(({ key, value, percent, count }) => ({
      key,
      value,
      percent: value < 0 ? null : percent,
      holdings: count,
    }));
  const held = holdings.filter(({ value }) => value !== 0);
  const byKey = Map.groupBy(held, (holding) => getBreakdownGroup(holding, dimension, scheme) ?? unclassified);
  return [...byKey].map(([key, own]) => ({
    key,
    value: own.reduce((total, { value }) => total + value, 0),
    percent: null,
    holdings: own.length,
  }));
}
