import type { Entry, EntryAnswer, EntryDoubtKind } from '#contracts/ledger/entry.ts';
import type { RequestContext } from '../../request-context.ts';
import { once } from '../idempotency/once.ts';
import { newId } from './new-id.ts';
import { bookedIds, bookEntry } from './book-entry.ts';
import { depositFact, factsOfEntry } from './entry-facts.ts';
import { entryPlace, lockLedger } from './entry-portfolio.ts';
import { EntryRefused, catchRefusal } from './refused.ts';

export type LedgerContext = Pick<RequestContext, 'actor' | 'db' | 'today' | 'requestRefresh'> &
  Partial<Pick<RequestContext, 'timeoutFactor'>>;

export interface Recording {
  readonly portfolio: string;
  readonly entry: Entry;
  readonly confirmed: readonly EntryDoubtKind[];
  /** True to deposit the cash that a purchase lacks. */
  readonly isDeposited?: boolean;
  /** The form's key. */
  readonly key: string | null;
}

/**
 * Records a transaction by hand, for an adviser of the account and administrators. It has a source of its own, which no import writes.
 *
 * @returns what is doubted or wrong, with nothing recorded
 * @throws AppError `not-enough-units`, `reversal-too-large`, `exchange-sides`, `instrument-not-found`; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function recordEntry({ actor, db, today, requestRefresh }: LedgerContext, recording: Recording): Promise<EntryAnswer> {
  const { portfolio: portfolioId, entry, confirmed, isDeposited = false, key } = recording;
  return catchRefusal(EntryRefused, () =>
    db.write(async (tx) => {
      const { account, portfolio } = await entryPlace(tx, actor, portfolioId);
      return once<EntryAnswer>(
        tx,
        { by: actor, action: 'transaction-recorded', key, payload: { portfolioId, entry, confirmed, isDeposited } },
        async () => {
          await lockLedger(tx, portfolio);
          const { sourceIds, deposit } = await bookEntry(tx, { portfolio, entry, id: newId(), today, confirmed, isDeposited });
          const recorded = await bookedIds(tx, account.id, sourceIds);
          tx.audit.add({
            action: 'transaction-recorded',
            accountId: account.id,
            target: { kind: 'transaction', id: recorded[0] ?? '' },
            after: {
              ...factsOfEntry(entry),
              portfolio: portfolio.name,
              ...depositFact(deposit),
              ...(confirmed.length > 0 ? { confirmed } : {}),
            },
          });
          await requestRefresh(tx);
          return { done: 'recorded', change: { recorded, voided: [] } };
        },
      );
    }),
  );
}
