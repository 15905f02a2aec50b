import type { SaidRow } from '#contracts/imports.ts';
import type { Conversion, ConvertedRow } from '#domain/import/converted-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';

/** Returns the name that a row gives its security. */
export function nameOf({ security }: Partial<ConvertedRow>): string | null {
  return security ? (security.name ?? security.symbol ?? security.isin ?? security.sedol) : null;
}

/** A row as the preview shows it, as far as it could be read. */
export function saidOf(row: Partial<ConvertedRow>): SaidRow {
  const { date, type, units, price, amount, currency, note } = row;
  return { date, type, units, price, amount, currency, note, security: nameOf(row) } as SaidRow;
}

/** Returns the reason why a row is left out, if there is one beyond its not being a transaction. */
export function leftOutProblems({ why, with: line }: Extract<Conversion, { readonly kind: 'ignored' }>): RowProblem[] {
  if (why === undefined) return [];
  return [{ column: null, found: '', expected: `left-out-${why}`, ...(line !== undefined && { details: { line: String(line) } }) }];
}
