import type { RowSummary } from '#contracts/imports.ts';
import type { Conversion, ConvertedRow } from '#domain/import/convert/converted-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';

/** Returns the name that a row gives its security. */
export function getSecurityName({ security }: Partial<ConvertedRow>): string | null {
  return security ? (security.name ?? security.symbol ?? security.isin ?? security.sedol) : null;
}

/** A row as the preview shows it, as far as it could be read. */
export function summariseRow(row: Partial<ConvertedRow>): RowSummary {
  const { date, type, units, price, amount, currency, note } = row;
  return { date, type, units, price, amount, currency, note, security: getSecurityName(row) } as RowSummary;
}

/** Returns the reason why a row is left out, if there is one beyond its not being a transaction. */
export function listLeftOutProblems({ why, with: line }: Extract<Conversion, { readonly kind: 'ignored' }>): RowProblem[] {
  if (why === undefined) return [];
  return [{ column: null, found: '', expected: `left-out-${why}`, ...(line !== undefined && { details: { line: String(line) } }) }];
}
