import type { SaidRow } from '#contracts/imports.ts';
import type { ConvertedRow } from '#domain/import/converted-row.ts';

/** What a row calls its security. */
export function nameOf({ security }: Partial<ConvertedRow>): string | null {
  return security ? (security.name ?? security.symbol ?? security.isin ?? security.sedol) : null;
}

/** A row as the preview shows it, as far as it could be read. */
export function saidOf(row: Partial<ConvertedRow>): SaidRow {
  const { date, type, units, price, amount, currency, note } = row;
  return { date, type, units, price, amount, currency, note, security: nameOf(row) } as SaidRow;
}
