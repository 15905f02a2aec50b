import type { TransactionType } from './ledger.ts';

export type Impact = 'Increase' | 'Decrease';

/** Tells whether a transaction brings cash into the portfolio or takes it out; a transfer without cash, whether it does so with securities. Null for all others. */
export function impactOf({ type, amount }: { readonly type: TransactionType; readonly amount: string }): Impact | null {
  const sign = Math.sign(Number(amount));
  if (sign !== 0) return sign > 0 ? 'Increase' : 'Decrease';
  if (type === 'TransferIn') return 'Increase';
  return type === 'TransferOut' ? 'Decrease' : null;
}
