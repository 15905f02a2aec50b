import { withoutAccents } from '#domain/without-accents.ts';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { HoldingGrouping, HoldingSort } from '#contracts/reports/report-choices.ts';
import { unclassified } from '#finance/breakdown/breakdown.ts';
import { available, type Figure } from '#finance/figure.ts';
import { assetClasses, instrumentTypes } from '#finance/ledger/ledger.ts';

/** The reader's choices for the list of holdings. */
export interface HoldingsWish {
  readonly find: string;
  readonly grouping: HoldingGrouping;
  readonly isOnlyStale: boolean;
  readonly sort: HoldingSort;
  readonly order: 'asc' | 'desc';
}

export interface HoldingsGroup {
  /** Null when all stand together. */
  readonly name: GroupName | null;
  readonly rows: readonly HoldingRow[];
  readonly value: Figure;
  /** Null when none of its holdings has a weight. */
  readonly percent: number | null;
  readonly cost: Figure;
  readonly gain: Figure;
}

/** `key` is a class, a type, a currency, or a region or sector as it was recorded; `Other` of what is not classified. */
export interface GroupName {
  readonly dimension: Exclude<HoldingGrouping, 'none'>;
  readonly key: string;
}

/**
 * The holdings that are wanted, in groups with a sum for each, or as one list. Asset classes and types stand in their decided
 * order, other groups by value, what is not classified last. A sum leaves out what has no value, and has none itself only when
 * none of its holdings has one.
 */
export function arrangeHoldings(rows: readonly HoldingRow[], wish: HoldingsWish): HoldingsGroup[] {
  const wanted = rows.filter((row) => matches(row, wish)).sort((a, b) => compare(a, b, wish));
  const dimension = wish.grouping;
  if (dimension === 'none') return wanted.length === 0 ? [] : [groupOf(null, wanted)];
  const byKey = Map.groupBy(wanted, (row) => row[dimension] ?? unclassified);
  const groups = [...byKey].map(([key, own]) => groupOf({ dimension, key }, own));
  const order = decidedOrder[dimension];
  const placeOf = ({ name }: HoldingsGroup) => order?.indexOf(name?.key ?? '') ?? 0;
  return groups.sort(order ? (a, b) => placeOf(a) - placeOf(b) : bySize);
}

/** The groupings that tell anything of these holdings: something is classified by them. */
export function usefulGroupings(rows: readonly HoldingRow[], all: readonly HoldingGrouping[]): HoldingGrouping[] {
  return all.filter((each) => each === 'none' || rows.some((row) => row[each] !== null));
}

/** The order that a press on a column's head asks for: the other way round, or that column from its natural end. */
export function sortBy(column: HoldingSort, { sort, order }: Pick<HoldingsWish, 'sort' | 'order'>): Pick<HoldingsWish, 'sort' | 'order'> {
  if (sort === column) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'name' ? 'asc' : 'desc' };
}

function matches({ name, symbol, price }: HoldingRow, { find, isOnlyStale }: HoldingsWish): boolean {
  if (isOnlyStale && !price?.isStale) return false;
  const words = withoutAccents(find).split(/\s+/).filter(Boolean);
  const text = withoutAccents(`${name} ${symbol ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** Compares two holdings. Those without a value come last in either order. */
function compare(a: HoldingRow, b: HoldingRow, { sort, order }: HoldingsWish): number {
  const direction = order === 'asc' ? 1 : -1;
  if (sort === 'name') return direction * withoutAccents(a.name).localeCompare(withoutAccents(b.name));
  const [left, right] = [sortValue(a, sort), sortValue(b, sort)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction * (left - right);
}

function sortValue(row: HoldingRow, sort: Exclude<HoldingSort, 'name'>): number | null {
  if (sort === 'weight') return row.percent;
  const figure = row[sort];
  return figure.available ? figure.value : null;
}

const decidedOrder: Partial<Record<GroupName['dimension'], readonly string[]>> = { assetClass: assetClasses, type: instrumentTypes };

/** The largest first, what is not classified last. */
function bySize(a: HoldingsGroup, b: HoldingsGroup): number {
  return Number(isUnclassified(a)) - Number(isUnclassified(b)) || sizeOf(b) - sizeOf(a);
}

function isUnclassified({ name }: HoldingsGroup): boolean {
  return name?.key === unclassified;
}

function sizeOf({ value }: HoldingsGroup): number {
  return value.available ? value.value : -Infinity;
}

function groupOf(name: GroupName | null, rows: readonly HoldingRow[]): HoldingsGroup {
  return {
    name,
    rows,
    value: sumOf(rows.map(({ value }) => value)),
    percent: sumOfPercents(rows),
    cost: sumOf(rows.map(({ cost }) => cost)),
    gain: sumOf(rows.map(({ gain }) => gain)),
  };
}

function sumOfPercents(rows: readonly HoldingRow[]): number | null {
  const percents = rows.flatMap(({ percent }) => percent ?? []);
  return percents.length === 0 ? null : percents.reduce((sum, percent) => sum + percent, 0);
}

function sumOf(figures: readonly Figure[]): Figure {
  const values = figures.flatMap((figure) => (figure.available ? [figure.value] : []));
  const [first] = figures;
  if (values.length === 0 && first) return first;
  return available(values.reduce((sum, value) => sum + value, 0));
}
