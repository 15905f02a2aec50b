import type { Entry } from '#contracts/ledger/entry.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import type { ImportFile } from '../import/format/import-file.ts';

type Cells = Readonly<Record<string, string | null>>;

/** An entry with its place in the ledger. */
export interface PlacedEntry {
  readonly entry: Entry;
  /** Within its source. */
  readonly id: string;
  /** The external id of its portfolio. */
  readonly portfolio: string;
  /** One side of a transfer: what both sides are known by, and the external id of the other portfolio. */
  readonly transfer?: { readonly id: string; readonly counterPortfolio: string };
}

/** The suffix of the row of what an exchange bought. */
const boughtSuffix = '-in';

/** The ids of the rows that an entry stands in. */
export function rowIds({ id, entry: { bought } }: Pick<PlacedEntry, 'id' | 'entry'>): string[] {
  return bought ? [id, `${id}${boughtSuffix}`] : [id];
}

/** Entries as the file of transactions would say them: one row each, two of an exchange. */
export function fileOfEntries(entries: readonly PlacedEntry[]): ImportFile {
  const rows = entries.flatMap(rowsOf);
  const columns = Object.keys(rows[0] ?? {});
  return { name: 'transactions.csv', columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
}

function rowsOf({ entry, id, portfolio, transfer }: PlacedEntry): Cells[] {
  const { day, settleDay, rate, bought, ...rest } = entry;
  const pair = { transferId: transfer?.id ?? (bought && id), counterPortfolio: transfer?.counterPortfolio ?? null };
  const row: Cells = { source: enteredSource, id, portfolio, date: day, settleDate: settleDay, fxRate: rate, ...pair, ...rest };
  if (!bought) return [row];
  const blank = { charges: null, tax: null };
  return [row, { ...row, ...blank, id: `${id}${boughtSuffix}`, amount: bought.amount, currency: bought.currency }];
}
