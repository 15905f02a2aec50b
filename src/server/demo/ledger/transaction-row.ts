/** The columns of transactions.csv that the demonstration uses. */
export const transactionColumns = [
  'id',
  'source',
  'portfolio',
  'date',
  'settleDate',
  'type',
  'symbol',
  'units',
  'price',
  'amount',
  'currency',
  'fxRate',
  'charges',
  'tax',
  'category',
  'note',
  'transferId',
  'ratio',
] as const;

/** A transaction as text, by column; a column that is missing is blank. */
export type TransactionRow = Readonly<Partial<Record<(typeof transactionColumns)[number], string>>>;

/** Minor units (pence, cents) as the text of an amount: -1050 is "-10.50". */
export function amountText(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** Minor units of a positive charge, '' for none. */
export function chargeText(minor: number): string {
  return minor === 0 ? '' : amountText(minor);
}

/** Ten-thousandths of a unit as text: 125000 is "12.5". */
export function unitsText(steps: number): string {
  return String(steps / 10_000);
}
