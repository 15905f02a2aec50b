import type { ConvertedRow } from '#domain/import/convert/converted-row.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { decimal } from '#finance/decimal.ts';
import type { MatchedSecurity } from './match-securities.ts';

/** The columns of transactions.csv that the rows of brokers fill. */
export const stagedColumns = [
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
  'cost',
  'transferId',
] as const;

/** A converted row as one of transactions.csv. */
export function stagedCells(
  row: ConvertedRow,
  { source, portfolio, security }: { readonly source: string; readonly portfolio: string; readonly security: MatchedSecurity | null },
): string[] {
  const values: Readonly<Record<(typeof stagedColumns)[number], string | null>> = {
    id: row.id,
    source,
    portfolio,
    date: row.date,
    settleDate: row.settleDate,
    type: row.type,
    symbol: security?.symbol ?? null,
    units: row.units,
    price: security ? priceIn(security, row) : null,
    amount: row.amount,
    currency: row.currency,
    fxRate: row.fxRate,
    charges: row.charges,
    tax: row.tax,
    category: row.category,
    note: row.note,
    cost: row.cost,
    transferId: row.transferId,
  };
  return stagedColumns.map((name) => values[name] ?? '');
}

/** The price in the security's own quote unit; none where the file's is one of another currency. */
function priceIn({ currency, quoteUnit }: MatchedSecurity, { price, priceUnit }: ConvertedRow): string | null {
  if (price === null || priceUnit === null) return null;
  const [told, ours] = [getMajorUnit(priceUnit), getMajorUnit(quoteUnit ?? currency)];
  if (told.currency !== currency) return null;
  if (told.factor === ours.factor) return price;
  return decimal(price).times(decimal(told.factor)).div(decimal(ours.factor)).rounded(12).toString();
}
