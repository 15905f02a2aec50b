import type { Allocation, AllocationSlice } from '#contracts/datasets.ts';
import { breakdown } from '#finance/breakdown/breakdown.ts';
import { sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { assetClasses } from '#finance/ledger.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { heldPositions } from './held-positions.ts';
import { holdingRows, type UnweightedRow } from './holding-rows.ts';
import { pageCurrency } from './page-currency.ts';
import { seriesOn, subjectFigures } from './subject-figures.ts';

export async function allocation(snapshot: Queries, subject: ReportSubject): Promise<Allocation> {
  const figures = await subjectFigures(snapshot, subject);
  const { measured, asOf } = figures;
  const known = seriesOn(figures, asOf);
  const common = { asOf: isoDate(asOf), currency: measured.currency };
  if (!known.available) return { ...common, total: known, slices: [] };
  const rows = holdingRows(await heldPositions(snapshot, measured, asOf), await pageCurrency(snapshot, measured, asOf));
  return { ...common, total: sumOfFigures(rows.map(({ value }) => value)), slices: slicesOf(rows) };
}

/** What has a value, by asset class. Where something is owed, shares are still of the whole; a negative one is not drawn. */
function slicesOf(rows: readonly UnweightedRow[]): AllocationSlice[] {
  const valued = rows.flatMap(({ assetClass, value }) => (value.available ? [{ key: assetClass, value: value.value }] : []));
  const groups = breakdown(valued, assetClasses);
  if (groups.available) {
    return groups.value.rows.map(({ key, value, percent, count }) => ({
      assetClass: key,
      value,
      percent: value < 0 ? null : percent,
      holdings: count,
    }));
  }
  return assetClasses.flatMap((assetClass) => {
    const own = valued.filter(({ key, value }) => key === assetClass && value !== 0);
    const value = own.reduce((total, one) => total + one.value, 0);
    return own.length === 0 ? [] : [{ assetClass, value, percent: null, holdings: own.length }];
  });
}
