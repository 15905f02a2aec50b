import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { refuseImpossible, type TouchedHolding } from './check-entry.ts';
import { factsOfEntry } from './entry-facts.ts';
import { type EntryPlace, lockEntryPlace } from './entry-portfolio.ts';
import type { LedgerContext } from './record-entry.ts';
import { addKnownPortfolios, openStaging } from './stage-entry.ts';

export interface Voiding {
  readonly portfolio: string;
  /** The id of the transaction. */
  readonly entry: string;
  readonly reason: string;
}

/**
 * Voids a transaction, with the other side of an exchange or a transfer: it stays recorded and counts no more. An import that has it again
 * leaves it out.
 *
 * @throws AppError `entry-not-found`, and as `refuseImpossible` does where other transactions rest on it; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function voidEntry({ actor, db, requestRefresh }: LedgerContext, voiding: Voiding): Promise<EntryAnswer> {
  return db.write(async (tx) => {
    const place = await lockEntryPlace(tx, actor, voiding.portfolio);
    const sides = await liveSides(tx, place, voiding.entry);
    const names = await voidSides(tx, actor, sides, voiding.reason);
    await openStaging(tx.connection, place.portfolio, []);
    await addOtherPortfolios(tx, sides);
    await refuseImpossible(tx.connection, listTouchedHoldings(sides));
    await markSides(tx, sides);
    for (const [accountId, [first]] of Map.groupBy(sides, (side) => side.accountId)) {
      if (!first) continue;
      tx.audit.add({
        action: 'transaction-voided',
        accountId,
        target: { kind: 'transaction', id: accountId === place.account.id ? voiding.entry : first.id },
        before: { ...factsOfEntry(first), portfolio: names.get(first.portfolioId) },
        after: { reason: voiding.reason },
      });
    }
    await requestRefresh(tx);
    return { done: 'voided', change: { recorded: [], voided: sides.map(({ id }) => id) } };
  });
}

/**
 * A live transaction of the portfolio, with what belongs to it.
 *
 * @throws AppError `entry-not-found`, `other-side-unseen`
 */
export async function liveSides(tx: Transaction, { portfolio }: EntryPlace, id: string): Promise<RecordedEntry[]> {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const [entry] = isId(id) ? await tx.entries.ofPortfolio(own, [id]) : [];
  if (!entry || entry.isVoided) throw new AppError('entry-not-found');
  if (entry.transferId === null) return [entry];
  const sides = await tx.entries.sides(entry);
  // Half of a pair would keep every import of its source out.
  if (sides.length < 2) throw new AppError('other-side-unseen');
  return sides;
}

/** Voids the sides of a transfer. Each other portfolio is locked and checked like the first. Returns the portfolios' names. */
export async function voidSides(
  tx: Transaction,
  actor: Actor,
  sides: readonly RecordedEntry[],
  reason: string,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [portfolioId, own] of Map.groupBy(sides, (side) => side.portfolioId)) {
    const { portfolio } = await lockEntryPlace(tx, actor, portfolioId);
    const ids = own.map(({ id }) => id);
    const voided = await tx.entries.void({ accountId: portfolio.accountId, portfolioId }, ids, reason);
    if (voided < ids.length) throw new AppError('changed-meanwhile');
    names.set(portfolioId, portfolio.name);
  }
  return names;
}

export async function markSides(tx: Transaction, sides: readonly RecordedEntry[]): Promise<void> {
  for (const [portfolioId, own] of Map.groupBy(sides, (side) => side.portfolioId)) {
    const first = own.map(({ day }) => day).toSorted()[0] as IsoDate;
    await tx.entries.mark({ accountId: own[0]!.accountId, portfolioId }, first);
  }
}

export function listTouchedHoldings(sides: readonly RecordedEntry[]): TouchedHolding[] {
  return sides.map(({ portfolio, symbol }) => ({ portfolio, symbol }));
}

/** The rules look at the portfolios of all sides. */
export async function addOtherPortfolios(tx: Transaction, sides: readonly RecordedEntry[]): Promise<void> {
  await addKnownPortfolios(
    tx.connection,
    sides.map(({ portfolio, accountId, portfolioId }) => ({ externalId: portfolio, accountId, id: portfolioId })),
  );
}
