import type { Entry } from '#contracts/ledger/entry.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import type { ImportFile } from '../import/import-file.ts';

type Cells = Readonly<Record<string, string | null>>;

/** Of an exchange, the row of what was bought. */
const boughtSuffix = '-in';

/** The ids of the rows that an entry stands in. */
export function rowIds(id: string, { bought }: Pick<Entry, 'bought'>): string[] {
  return bought ? [id, `${id}${boughtSuffix}`] : [id];
}

/** An entry as the file of transactions would say it: one row, two of an exchange. `portfolio` is its external id. */
export function fileOfEntry(entry: Entry, { id, portfolio }: { readonly id: string; readonly portfolio: string }): ImportFile {
  const rows = rowsOf(entry, { source: enteredSource, id, portfolio });
  const columns = Object.keys(rows[0] ?? {});
  return { name: 'transactions.csv', columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
}

function rowsOf(entry: Entry, place: { readonly source: string; readonly id: string; readonly portfolio: string }): Cells[] {
  const { day, settleDay, rate, bought, ...rest } = entry;
  const row: Cells = { ...place, date: day, settleDate: settleDay, fxRate: rate, transferId: bought && place.id, ...rest };
  if (!bought) return [row];
  const blank = { charges: null, tax: null };
  return [row, { ...row, ...blank, id: `${place.id}${boughtSuffix}`, amount: bought.amount, currency: bought.currency }];
}
