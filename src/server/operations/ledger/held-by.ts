import { type Decimal, zero } from '#finance/decimal.ts';
import { effectOf, unitsAfter } from '#finance/ledger/entry-effect.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { inOrder } from '#finance/ledger/ordered-entries.ts';

/** After all that was booked on a security. */
export function heldBy(entries: readonly LedgerEntry[]): Decimal {
  return inOrder(entries).reduce((units, entry) => {
    const { holding } = effectOf(entry, 'cash');
    return holding ? unitsAfter(units, holding) : units;
  }, zero);
}
