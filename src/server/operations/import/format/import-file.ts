/** The files that an import folder may hold; `files.ts` says what stands in each. In the order in which they are taken. */
export const importFileNames = [
  'instruments.csv',
  'prices.csv',
  'dividends.csv',
  'fx.csv',
  'benchmarks.csv',
  'models.csv',
  'fund-weights.csv',
  'users.csv',
  'accounts.csv',
  'portfolios.csv',
  'transactions.csv',
  'commitments.csv',
  'reported-values.csv',
] as const;

export type ImportFileName = (typeof importFileNames)[number];

/** One file of an import, held in memory: every value is the text that the CSV would have, '' where it is blank. */
export interface ImportFile {
  readonly name: ImportFileName;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function isImportFileName(name: string): name is ImportFileName {
  return (importFileNames as readonly string[]).includes(name);
}
