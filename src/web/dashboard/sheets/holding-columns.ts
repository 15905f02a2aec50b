import { type HoldingColumn, holdingColumns } from '#contracts/ledger/holding-sheet.ts';
import { type Decimal, decimal } from '#finance/decimal.ts';
import type { Cells, SheetColumns } from './sheet-columns.ts';

/** The columns of the current and the target holdings. `units` and, for securities, `price` and `value` are read-only. A currency code means its cash. */
export const holdingSheetColumns: SheetColumns<HoldingColumn> = {
  columns: holdingColumns,
  kinds: { holding: 'shown', units: 'shown', target: 'number', change: 'shown', price: 'shown', value: 'shown', cost: 'size' },
  asked: ({ price }) => new Set(price === cashMark ? (['target'] as const) : (['target', 'cost'] as const)),
  preset: new Set(['holding', 'units', 'price', 'value']),
  key: 'holding',
};

/** The text in the price cell of cash. */
export const cashMark = '–';

/** The units that someone says are held, less those that are; null while it is no number. `sent` with a point. */
export function changeOf({ units }: Pick<Cells<HoldingColumn>, 'units'>, sent: string): Decimal | null {
  const text = sent.trim();
  return /^[-+]?\d+(\.\d*)?$/.test(text) ? decimal(text).minus(decimal(units)) : null;
}
