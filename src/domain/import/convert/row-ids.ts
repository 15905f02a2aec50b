import type { ConvertedRow } from './converted-row.ts';

const longest = 160;

/**
 * Gives each row of a file a number that it has in every export of the same source: the broker's own with the type, since one order may be several
 * transactions, else what the row says. Rows of which all of it is the same are counted.
 */
export class RowIds {
  readonly #seen = new Map<string, number>();

  of(reference: string | null, row: Omit<ConvertedRow, 'id'>): string {
    const key = (reference === null ? saidBy(row) : `${reference} ${row.type}`).slice(0, longest);
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count === 1 ? key : `${key} (${count})`;
  }
}

function saidBy({ date, type, security, units, amount, currency, note }: Omit<ConvertedRow, 'id'>): string {
  const what = security ? (security.isin ?? security.sedol ?? security.symbol ?? security.name) : note;
  return [date, type, what?.slice(0, 80), units && plain(units), `${plain(amount)} ${currency}`].filter(Boolean).join(' ');
}

/** Without zeros at the end, which exports differ in. */
function plain(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}
