import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import { once } from '../idempotency/once.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { bookedIds, bookEntry } from './book-entry.ts';
import { factsOfEntry } from './entry-facts.ts';
import { entryPlace, lockLedger } from './entry-portfolio.ts';
import { newId } from './new-id.ts';
import type { LedgerContext, Recording } from './record-entry.ts';
import { EntryRefused, catchRefusal } from './refused.ts';
import { liveSides, markSides, listTouchedHoldings, voidSides } from './void-entry.ts';

export interface Replacing extends Recording {
  /** The id of the transaction that it takes the place of. */
  readonly replaces: string;
  readonly reason: string;
}

/**
 * Corrects a transaction: the old one is voided for a reason, the new one recorded by hand. What was recorded by hand before keeps its place in
 * the order of entry; what was imported stays voided, whatever its source sends again.
 *
 * @returns and throws as `recordEntry` and `voidEntry` do
 */
export async function replaceEntry({ actor, db, today, requestRefresh }: LedgerContext, replacing: Replacing): Promise<EntryAnswer> {
  const { portfolio: portfolioId, entry, confirmed, key, replaces, reason } = replacing;
  const payload = { portfolioId, entry, confirmed, replaces, reason };
  return catchRefusal(EntryRefused, () =>
    db.write(async (tx) => {
      const place = await entryPlace(tx, actor, portfolioId);
      const { account, portfolio } = place;
      return once<EntryAnswer>(tx, { by: actor, action: 'transaction-replaced', key, payload }, async () => {
        await lockLedger(tx, portfolio);
        const sides = await liveSides(tx, place, replaces);
        refuseTransfer(sides);
        const kept = entry.bought === null ? getManualEntryId(sides) : null;
        if (kept === null) {
          await voidSides(tx, actor, sides, reason);
          await markSides(tx, sides);
        }
        const booking = {
          portfolio,
          entry,
          id: kept ?? newId(),
          today,
          confirmed,
          touched: kept === null ? listTouchedHoldings(sides) : [],
        };
        const { sourceIds, isWritten } = await bookEntry(tx, booking);
        if (!isWritten) throw new EntryRefused({ done: 'unchanged', change: { recorded: [], voided: [] } });
        await tx.entries.explainVoid({ accountId: account.id, source: enteredSource }, sourceIds, reason);
        const recorded = await bookedIds(tx, account.id, sourceIds);
        tx.audit.add({
          action: 'transaction-replaced',
          accountId: account.id,
          target: { kind: 'transaction', id: replaces },
          before: { ...(sides[0] && factsOfEntry(sides[0])), portfolio: portfolio.name },
          after: { ...factsOfEntry(entry), reason, replacedBy: recorded[0], ...(confirmed.length > 0 ? { confirmed } : {}) },
        });
        await requestRefresh(tx);
        return { done: 'replaced', change: { recorded, voided: sides.map(({ id }) => id) } };
      });
    }),
  );
}

/** Refuses to replace one side of a transfer alone. */
function refuseTransfer([side, ...others]: readonly RecordedEntry[]): void {
  if (others.length > 0 && side?.type !== 'Exchange') throw new AppError('transfer-paired');
}

/** The name under which a single transaction was recorded by hand. */
export function getManualEntryId([side, ...others]: readonly RecordedEntry[]): string | null {
  return others.length === 0 && side?.source === enteredSource && side.transferId === null ? side.sourceId : null;
}
