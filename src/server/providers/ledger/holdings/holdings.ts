import type { Holdings, HoldingRow } from '#contracts/datasets/holdings.ts';
import { type AssetClassScheme, shownClass } from '#finance/breakdown/asset-class-scheme.ts';
import { percentagesWithin } from '#finance/breakdown/breakdown.ts';
import { assetClasses } from '#finance/ledger/ledger.ts';
import { available, type Figure, sumOfFigures } from '#finance/figure.ts';
import { gainRate } from '#finance/gains/gains.ts';
import { isoDate } from '#finance/iso-date.ts';
import { indexOnOrBefore, type PriceSeries } from '#finance/prices/price-series.ts';
import { type PriceSplit, splitAdjusted } from '#finance/prices/split-adjusted.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { type HeldPosition, heldPositions } from './held-positions.ts';
import { getHoldingRowsOnDay } from './holding-rows-on-day.ts';
import { byClassThenSize, type InPageCurrency, sumSoFar, type UnweightedRow } from './holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { privateEquityByHolding } from '../private-equity/private-equity.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

const sparklinePoints = 30;

export async function holdings(snapshot: Queries, subject: ReportSubject): Promise<Holdings> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const held = await heldPositions(snapshot, figures);
  const convert = await pageCurrency(snapshot, figures);
  const { known, rows: unfolded } = await getHoldingRowsOnDay(snapshot, subject);
  const rows = folded(unfolded, subject.variant.assetClasses);
  const instrumentIds = rows.filter(({ type }) => type !== 'PrivateEquity' && type !== 'Cash').map(({ id }) => id);
  const lines = await sparklines(snapshot, { instrumentIds, asOf, splits: held.splits });
  const funds = await privateEquityByHolding(snapshot, subject);
  const percents = percentsOf(rows);
  return {
    asOf: isoDate(asOf),
    currency: figures.currency,
    total: known.available ? totalOf(rows, held.positions, convert) : nothing(known),
    rows: rows.map((row, at): HoldingRow => ({
      ...row,
      percent: percents[at] ?? null,
      privateEquity: funds.get(row.id) ?? null,
      sparkline: lines.get(row.id) ?? [],
    })),
  };
}

/** In the classes of the firm. */
function folded(rows: readonly UnweightedRow[], scheme: AssetClassScheme): UnweightedRow[] {
  return rows.map((row) => ({ ...row, assetClass: shownClass(row.assetClass, scheme) })).sort(byClassThenSize);
}

function totalOf(rows: readonly UnweightedRow[], positions: readonly HeldPosition[], convert: InPageCurrency): Holdings['total'] {
  const value = sumOfFigures(rows.map((row) => row.value));
  const cost = sumOfFigures(rows.map((row) => row.cost));
  const gain = sumOfFigures(rows.filter(({ type }) => type !== 'Cash').map((row) => row.gain));
  const accrued = rows.flatMap((row) => row.accrued ?? []);
  return {
    value,
    localValue: value,
    accrued: accrued.length === 0 ? null : sumOfFigures(accrued),
    percent: value.available && value.value > 0 ? 100 : null,
    cost,
    gain,
    gainRate: gainRate(gain, cost),
    realised: sumSoFar(positions, 'realised', convert),
    income: sumSoFar(positions, 'income', convert),
    privateEquity: null,
  };
}

function nothing(why: Figure<never> | Figure<unknown>): Holdings['total'] {
  const figure: Figure = why.available ? available(0) : why;
  const figures = { value: figure, localValue: figure, cost: figure, gain: figure, gainRate: figure };
  return { ...figures, accrued: null, percent: null, realised: 0, income: 0, privateEquity: null };
}

/** Shares of the positive total of what has a value, adding up to their asset class's and all to 100.00; null for the rest. */
function percentsOf(rows: readonly UnweightedRow[]): (number | null)[] {
  const values = rows.map(({ value }) => (value.available ? value.value : 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (!(total > 0)) return rows.map(() => null);
  const members = rows.map(({ assetClass }, at) => ({ group: assetClass, share: (values[at] ?? 0) / total }));
  const percents = percentagesWithin(members, assetClasses);
  return rows.map(({ value }, at) => (value.available ? (percents[at] ?? null) : null));
}

/** Prices of the last twelve months of some securities, about thirty each; earlier ones divided by the splits since. */
async function sparklines(
  snapshot: Queries,
  { instrumentIds, asOf, splits }: { instrumentIds: readonly string[]; asOf: number; splits: ReadonlyMap<string, readonly PriceSplit[]> },
): Promise<Map<string, number[]>> {
  const all = await snapshot.market.prices(instrumentIds);
  return new Map([...all].map(([id, series]) => [id, thinned(splitAdjusted(between(series, asOf - 365, asOf), splits.get(id) ?? []))]));
}

/** The prices of the closed range of days. */
function between({ days, prices }: PriceSeries, from: number, to: number): PriceSeries {
  const [first, end] = [indexOnOrBefore(days, from - 1) + 1, indexOnOrBefore(days, to) + 1];
  return { days: days.subarray(first, end), prices: prices.subarray(first, end) };
}

function thinned({ prices }: PriceSeries): number[] {
  const step = Math.max(1, (prices.length - 1) / (sparklinePoints - 1));
  return Array.from({ length: Math.min(sparklinePoints, prices.length) }, (_, which) => prices[Math.round(which * step)] ?? NaN);
}
