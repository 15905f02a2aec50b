import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { refuseImpossible } from './check-entry.ts';
import { type EntryPlace, lockEntryPlace } from './entry-portfolio.ts';
import { getHoldingByHand } from './holding-by-hand.ts';
import type { LedgerContext } from './record-entry.ts';
import { openStaging } from './stage-entry.ts';
import { addOtherPortfolios, liveSides, markSides, listTouchedHoldings, voidSides } from './void-entry.ts';

export interface Removing {
  readonly portfolio: string;
  readonly symbol: string;
  readonly reason: string;
}

/**
 * Removes a holding by hand: its transactions are voided together, with their other sides, and can be undone as one is. What was said of the
 * security stays, for whoever takes the removal back.
 *
 * @throws AppError as `getHoldingByHand` and `voidEntry` do; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function removeHolding(
  { actor, db, requestRefresh }: LedgerContext,
  { portfolio, symbol, reason }: Removing,
): Promise<EntryAnswer> {
  return db.write(async (tx) => {
    const place = await lockEntryPlace(tx, actor, portfolio);
    const { instrument, entries } = await getHoldingByHand(tx, place, symbol);
    const sides = await withOtherSides(tx, place, entries);
    const names = await voidSides(tx, actor, sides, reason);
    await openStaging(tx.connection, place.portfolio, []);
    await addOtherPortfolios(tx, sides);
    await refuseImpossible(tx.connection, listTouchedHoldings(sides));
    await markSides(tx, sides);
    for (const [portfolioId, own] of Map.groupBy(sides, (side) => side.portfolioId)) {
      tx.audit.add({
        action: 'holding-removed',
        accountId: own[0]?.accountId ?? null,
        target: { kind: 'security', id: instrument.id },
        before: { name: instrument.name, symbol, portfolio: names.get(portfolioId), transactions: own.length },
        after: { reason },
      });
    }
    await requestRefresh(tx);
    return { done: 'removed', change: { recorded: [], voided: sides.map(({ id }) => id) } };
  });
}

async function withOtherSides(tx: Transaction, place: EntryPlace, entries: readonly RecordedEntry[]): Promise<RecordedEntry[]> {
  const sides = new Map<string, RecordedEntry>();
  for (const entry of entries) {
    if (sides.has(entry.id)) continue;
    const all = entry.transferId === null ? [entry] : await liveSides(tx, place, entry.id);
    for (const side of all) sides.set(side.id, side);
  }
  return [...sides.values()];
}
