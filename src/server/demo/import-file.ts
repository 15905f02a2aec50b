/** The files that an import folder may hold; `import-format.md` names the columns of each. */
export type ImportFileName =
  | 'instruments.csv'
  | 'prices.csv'
  | 'dividends.csv'
  | 'fx.csv'
  | 'benchmarks.csv'
  | 'users.csv'
  | 'accounts.csv'
  | 'portfolios.csv'
  | 'transactions.csv'
  | 'commitments.csv'
  | 'reported-values.csv';

/** One file of an import folder, before it is written: every value is the text that the CSV would have, '' where it is blank. */
export interface ImportFile {
  readonly name: ImportFileName;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** An import file made from records: a column that a record does not name is blank. */
export function importFile(
  name: ImportFileName,
  columns: readonly string[],
  records: readonly Readonly<Record<string, string>>[],
): ImportFile {
  return { name, columns, rows: records.map((record) => columns.map((column) => record[column] ?? '')) };
}
