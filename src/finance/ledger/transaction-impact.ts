import type { TransactionType } from './ledger.ts';

export type Impact = 'Increase' | 'Decrease';

/** What a transaction does to the cash of the portfolio; of a transfer of securities, to what it holds. Null where it does neither. */
export function impactOf({ type, amount }: { readonly type: TransactionType; readonly amount: string }): Impact | null {
  const sign = Math.sign(Number(amount));
  if (sign !== 0) return sign > 0 ? 'Increase' : 'Decrease';
  if (type === 'TransferIn') return 'Increase';
  return type === 'TransferOut' ? 'Decrease' : null;
}
