import type { HoldingRow } from '#contracts/datasets.ts';
import { available, type Figure } from '#finance/figure.ts';
import { type AssetClass, assetClasses } from '#finance/ledger/ledger.ts';

export const holdingSorts = ['name', 'value', 'weight', 'cost', 'gain'] as const;
export type HoldingSort = (typeof holdingSorts)[number];

/** How the reader wants to see the holdings. */
export interface HoldingsWish {
  readonly find: string;
  readonly isGrouped: boolean;
  readonly isOnlyStale: boolean;
  readonly sort: HoldingSort;
  readonly order: 'asc' | 'desc';
}

export interface HoldingsGroup {
  /** Null when all stand together. */
  readonly assetClass: AssetClass | null;
  readonly rows: readonly HoldingRow[];
  readonly value: Figure;
  /** Null when none of its holdings has a weight. */
  readonly percent: number | null;
  readonly cost: Figure;
  readonly gain: Figure;
}

/**
 * The holdings that are wanted, in the order of asset classes with a sum for each, or as one list. A sum leaves out what
 * has no value, and has none itself only when none of its holdings has one.
 */
export function arrangeHoldings(rows: readonly HoldingRow[], wish: HoldingsWish): HoldingsGroup[] {
  const wanted = rows.filter((row) => matches(row, wish)).sort((a, b) => compare(a, b, wish));
  if (!wish.isGrouped) return wanted.length === 0 ? [] : [groupOf(null, wanted)];
  return assetClasses.flatMap((assetClass) => {
    const own = wanted.filter((row) => row.assetClass === assetClass);
    return own.length === 0 ? [] : [groupOf(assetClass, own)];
  });
}

/** The order that a press on a column's head asks for: the other way round, or that column from its natural end. */
export function sortBy(column: HoldingSort, { sort, order }: Pick<HoldingsWish, 'sort' | 'order'>): Pick<HoldingsWish, 'sort' | 'order'> {
  if (sort === column) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'name' ? 'asc' : 'desc' };
}

function matches({ name, symbol, price }: HoldingRow, { find, isOnlyStale }: HoldingsWish): boolean {
  if (isOnlyStale && !price?.isStale) return false;
  const words = plain(find).split(/\s+/).filter(Boolean);
  const text = plain(`${name} ${symbol ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** Without case and accents, so that a Greek name is found however it is typed. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

/** What has no value stands last, whichever the order. */
function compare(a: HoldingRow, b: HoldingRow, { sort, order }: HoldingsWish): number {
  const direction = order === 'asc' ? 1 : -1;
  if (sort === 'name') return direction * plain(a.name).localeCompare(plain(b.name));
  const [left, right] = [sortValue(a, sort), sortValue(b, sort)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction * (left - right);
}

function sortValue(row: HoldingRow, sort: Exclude<HoldingSort, 'name'>): number | null {
  if (sort === 'weight') return row.percent;
  const figure = row[sort];
  return figure.available ? figure.value : null;
}

function groupOf(assetClass: AssetClass | null, rows: readonly HoldingRow[]): HoldingsGroup {
  return {
    assetClass,
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
