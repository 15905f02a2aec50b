import { type EntryAnswer, type EntryChange, undoSeconds } from '#contracts/ledger/entry.ts';
import { maxSheetRows } from '#contracts/ledger/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Actor } from '#domain/actor.ts';
import type { InLedger, RecordedEntry } from '../../db/queries/ledger/entries.ts';
import type { Transaction } from '../../db/queries.ts';
import { refuseImpossible } from './check-entry.ts';
import { factsOfEntry } from './entry-facts.ts';
import { lockEntryPlace } from './entry-portfolio.ts';
import type { LedgerContext } from './record-entry.ts';
import { openStaging } from './stage-entry.ts';
import { addOtherPortfolios, markSides, listTouchedHoldings } from './void-entry.ts';

/** For those who are slower than the button. */
const grace = 30;

/** The most entries that a sheet records and voids, other sides included. */
const maxIds = 4 * maxSheetRows;

export interface Undoing {
  readonly portfolio: string;
  readonly change: EntryChange;
}

/**
 * Takes back what was recorded, voided or replaced a moment ago: what was recorded is voided, what was voided is recorded again in its place.
 *
 * @throws AppError `undo-expired`, `entry-not-found`, `changed-meanwhile`, `other-side-unseen`, and as `refuseImpossible` does; AccessRefused as `voidEntry` does
 */
export async function undoEntry(context: LedgerContext, { portfolio: id, change }: Undoing): Promise<EntryAnswer> {
  const { actor, db, requestRefresh, timeoutFactor = 1 } = context;
  const seconds = undoSeconds * timeoutFactor + grace;
  return db.write(async (tx) => {
    const { account, portfolio } = await lockEntryPlace(tx, actor, id);
    const { entries, names } = await recentEntries(tx, actor, { accountId: account.id, portfolio: id, change, seconds });
    refuseHalves(entries, change);
    const restored: string[] = [];
    for (const [portfolioId, own] of Map.groupBy(entries, (entry) => entry.portfolioId)) {
      const { accountId } = own[0] as RecordedEntry;
      restored.push(...(await takeBack(tx, { accountId, portfolioId }, only(change, own))));
    }
    await openStaging(tx.connection, portfolio, []);
    await addOtherPortfolios(tx, entries);
    await refuseImpossible(tx.connection, listTouchedHoldings(entries));
    await markSides(tx, entries);
    tellUndone(tx, { change, entries, names, restored });
    await requestRefresh(tx);
    return { done: 'undone', change: { recorded: restored, voided: [...change.recorded] } };
  });
}

interface Recent {
  readonly entries: readonly RecordedEntry[];
  /** The names of their portfolios. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns the entries recorded and voided a moment ago: those of the portfolio, and of others that pairs reach into. Checks access to each
 * as for the first.
 */
async function recentEntries(
  tx: Transaction,
  actor: Actor,
  { accountId, portfolio, change, seconds }: Undoing & { readonly accountId: string; readonly seconds: number },
): Promise<Recent> {
  const names = new Map<string, string>();
  const ids = [...change.recorded, ...change.voided];
  if (ids.length === 0 || ids.length > maxIds || !ids.every(isId)) throw new AppError('form-not-understood');
  const others = await tx.entries.counterAccounts({ accountId, portfolioId: portfolio }, ids);
  const entries = await tx.entries.ofAccounts([accountId, ...others], ids);
  if (entries.length < ids.length || !entries.some(({ portfolioId }) => portfolioId === portfolio)) throw new AppError('entry-not-found');
  for (const [portfolioId, own] of Map.groupBy(entries, (entry) => entry.portfolioId)) {
    const { portfolio: held } = await lockEntryPlace(tx, actor, portfolioId);
    names.set(portfolioId, held.name);
    const place = { accountId: held.accountId, portfolioId };
    const recent = await tx.entries.countRecent(
      place,
      own.map((entry) => entry.id),
      seconds,
    );
    if (recent < own.length) throw new AppError('undo-expired');
  }
  return { entries, names };
}

/** Refuses to undo one side of a pair: half a pair would block every import of its source. */
function refuseHalves(entries: readonly RecordedEntry[], { recorded }: EntryChange): void {
  const paired = entries.filter(({ transferId }) => transferId !== null);
  const pairs = Map.groupBy(paired, ({ id, source, transferId }) => `${recorded.includes(id)} ${source} ${transferId}`);
  if ([...pairs.values()].some((sides) => sides.length !== 2)) throw new AppError('other-side-unseen');
}

interface Undone extends Recent {
  readonly change: EntryChange;
  /** The ids of what was recorded again. */
  readonly restored: readonly string[];
}

/** In the trail of each account that it was about. */
function tellUndone(tx: Transaction, { change, entries, names, restored }: Undone): void {
  for (const [accountId, own] of Map.groupBy(entries, (entry) => entry.accountId)) {
    const told = (own.find((entry) => change.recorded.includes(entry.id)) ?? own[0]) as RecordedEntry;
    tx.audit.add({
      action: change.voided.length > 0 ? 'transaction-restored' : 'transaction-voided',
      accountId,
      target: { kind: 'transaction', id: told.id },
      before: { ...factsOfEntry(told), portfolio: names.get(told.portfolioId) },
      after: { reason: 'undone', ...(restored[0] ? { recordedAs: restored[0] } : {}) },
    });
  }
}

/** The part of a change that is about some of its transactions. */
function only({ recorded, voided }: EntryChange, entries: readonly RecordedEntry[]): EntryChange {
  const ids = new Set(entries.map(({ id }) => id));
  return { recorded: recorded.filter((id) => ids.has(id)), voided: voided.filter((id) => ids.has(id)) };
}

/** Tells the ids of what was recorded again. */
async function takeBack(tx: Transaction, own: InLedger, { recorded, voided }: EntryChange): Promise<string[]> {
  if ((await tx.entries.void(own, recorded, 'undone')) < recorded.length) throw new AppError('changed-meanwhile');
  const restored = await tx.entries.restore(own, voided);
  if (restored.length < voided.length) throw new AppError('changed-meanwhile');
  return restored;
}
