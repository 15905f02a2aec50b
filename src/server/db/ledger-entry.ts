import { decimal } from '#finance/decimal.ts';
import type { LedgerEntry, TransactionType } from '#finance/ledger/ledger.ts';
import type { LedgerRow } from './queries/ledger/transactions.ts';

/** A stored transaction as the arithmetic of figures takes it. */
export function ledgerEntry(row: LedgerRow): LedgerEntry {
  return {
    id: row.id,
    sequence: row.sequence,
    day: row.day,
    type: row.type as TransactionType,
    instrumentId: row.instrumentId,
    units: exact(row.units),
    amount: decimal(row.amount),
    currency: row.currency,
    rate: exact(row.fxRate),
    charges: decimal(row.charges),
    tax: decimal(row.tax),
    category: row.category,
    ratio: exact(row.ratio),
    cost: exact(row.cost),
    acquiredDay: row.acquiredDay,
    transferId: row.transferId,
  };
}

function exact(text: string | null) {
  return text === null ? null : decimal(text);
}
