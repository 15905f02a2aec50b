import { type Entry, type EntryChange, type EntryDoubtKind, entryDoubts } from '#contracts/ledger/entry.ts';
import type { RowDoubt, SheetAnswer } from '#contracts/ledger/sheet.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { once } from '../idempotency/once.ts';
import { bookEntries, isConfirmed, workedOut } from './book-entry.ts';
import { factsOfEntry } from './entry-facts.ts';
import { entryPlace, type EntryPlace, lockLedger } from './entry-portfolio.ts';
import type { PlacedEntry } from './entry-rows.ts';
import { newId } from './new-id.ts';
import type { LedgerContext } from './record-entry.ts';
import { EntryRefused, catchRefusal, SheetRefused } from './refused.ts';
import { getManualEntryId } from './replace-entry.ts';
import { effectsOf, standOf } from './sheet-effects.ts';
import { toRowIndex, getRowKey, refusedRow, refuseRows, rowProblems } from './sheet-refused.ts';
import { liveSides, markSides, listTouchedHoldings, voidSides } from './void-entry.ts';

/** A row of a sheet, understood: recorded anew, in the place of another, or that voided. */
export interface SheetChange {
  readonly key: string;
  /** Null of one that is voided. */
  readonly entry: Entry | null;
  /** The id of the transaction that it takes the place of, or that is voided; null of a new one. */
  readonly of: string | null;
}

export interface Saving {
  readonly portfolio: string;
  /** The reason for replacing or voiding, or for the whole sheet. */
  readonly reason: string;
  readonly confirmed: readonly EntryDoubtKind[];
  /** The form's key; null for a dry run. */
  readonly key: string | null;
  /** Everything is done and taken back: the answer is what it would come to. */
  readonly isPreview: boolean;
}

/** The changes that a sheet amounts to, computed once its ledger is locked. */
export interface RequestedChanges {
  readonly changes: readonly SheetChange[];
  /** The doubts of the sheet, in addition to those of the import rules. */
  readonly doubts: readonly RowDoubt[];
}

interface SheetWork {
  /** The submitted content, which is stored with the form's key. */
  readonly sent: object;
  readonly changesIn: (tx: Transaction, place: EntryPlace) => Promise<RequestedChanges>;
  readonly done: 'saved' | 'adjusted';
}

/**
 * Records, corrects and voids several transactions of a portfolio, all of them or none, for an adviser of its account and administrators. The rules
 * look at the ledger as it will be with all of them.
 *
 * @returns what is wrong by row, or with `isPreview` what it would come to, with nothing saved
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function saveEntries(
  context: LedgerContext,
  { changes, ...saving }: Saving & Pick<RequestedChanges, 'changes'>,
): Promise<SheetAnswer> {
  return saveSheet(context, saving, { sent: changes, changesIn: async () => ({ changes, doubts: [] }), done: 'saved' });
}

/**
 * As `saveEntries`, of changes that are known once the ledger is held: `changesIn` may refuse them.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function saveSheet(
  { actor, db, today, requestRefresh }: LedgerContext,
  saving: Saving,
  { sent, changesIn, done }: SheetWork,
): Promise<SheetAnswer> {
  const { portfolio: portfolioId, reason, confirmed, key, isPreview } = saving;
  const payload = { portfolioId, sent, reason, confirmed };
  return catchRefusal(SheetRefused, () =>
    db.write(async (tx) => {
      const place = await entryPlace(tx, actor, portfolioId);
      const keyed = { by: actor, action: 'transaction-recorded', key: isPreview ? null : key, payload } as const;
      return once<SheetAnswer>(tx, keyed, async () => {
        // One key of one form stands for all that it records.
        tx.audit.keyed('transaction-replaced');
        await lockLedger(tx, place.portfolio);
        const task = { tx, actor, place, today, saving, ...(await changesIn(tx, place)) };
        if (isPreview) throw new SheetRefused(await previewOf(task));
        const { recorded, voided } = await saveAll(task);
        await requestRefresh(tx);
        return { done, change: { recorded, voided } };
      });
    }),
  );
}

interface Task extends RequestedChanges {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly place: EntryPlace;
  readonly today: IsoDate;
  readonly saving: Saving;
}

/** Done like the saving, and told before it is taken back. */
async function previewOf(task: Task): Promise<SheetAnswer> {
  const { saving, changes } = task;
  const before = await standOf(task.tx, task.place, task);
  const { placed, doubts } = await bookAll({ ...task, saving: { ...saving, confirmed: entryDoubts } });
  const after = await standOf(task.tx, task.place, task);
  const replaced = changes.filter(({ entry, of }) => entry && of).length;
  const preview = {
    added: placed.length - replaced,
    replaced,
    voided: changes.length - placed.length,
    ...effectsOf(before, after),
    doubts,
  };
  return { preview };
}

/** With its rows in the trail. */
async function saveAll(task: Task): Promise<EntryChange> {
  const { tx, place, saving } = task;
  const { placed, sides } = await bookAll(task);
  const own = { accountId: place.account.id, source: enteredSource };
  const kept = placed.filter(({ change }) => change.of !== null).map(({ row }) => row.id);
  await tx.entries.explainVoid(own, kept, saving.reason);
  const live = new Map(
    (
      await tx.entries.live(
        own,
        placed.map(({ row }) => row.id),
      )
    ).map((entry) => [entry.sourceId, entry.id]),
  );
  const recorded = placed.map(({ row }) => live.get(row.id) ?? '');
  placed.forEach(({ row, change }, at) => tellRecorded(task, { row, sides: sides.get(change.key) ?? [], id: recorded[at] ?? '' }));
  for (const { key, entry } of task.changes) if (entry === null) tellVoided(task, sides.get(key) ?? []);
  return { recorded, voided: [...sides.values()].flat().map(({ id }) => id) };
}

interface BookedAll {
  readonly placed: readonly Placed[];
  /** The entries replaced or voided, by row. */
  readonly sides: ReadonlyMap<string, readonly RecordedEntry[]>;
  /** The entries among these whose place no row takes. */
  readonly gone: readonly RecordedEntry[];
  readonly doubts: readonly RowDoubt[];
}

async function bookAll({ tx, actor, place, today, saving, changes, doubts: given }: Task): Promise<BookedAll> {
  const { reason, confirmed } = saving;
  const { portfolio } = place;
  const sides = await sidesOf(tx, place, changes);
  const placed = await placedEntries(tx, { place, changes, sides });
  const keptKeys = new Set(placed.filter(({ isKept }) => isKept).map(({ change }) => change.key));
  const gone = [...sides].flatMap(([key, own]) => (keptKeys.has(key) ? [] : own));
  await voidSides(tx, actor, gone, reason);
  const touched = listTouchedHoldings([...sides.values()].flat());
  const booked = await bookEntries(tx, {
    portfolio,
    entries: placed.map(({ row }) => row),
    today,
    confirmed,
    touched,
    others: othersOf(gone, place),
  });
  const keys = placed.map(({ change }) => change.key);
  refuseRows(booked, keys);
  await markSides(tx, gone);
  const found = booked.doubts.map(({ line, doubt }) => ({
    key: getRowKey(line, keys),
    currency: placed[toRowIndex(line)]?.row.entry.currency ?? '',
    doubt,
  }));
  const doubts = [...given, ...found];
  if (!doubts.every(({ doubt: { kind } }) => isConfirmed(kind, confirmed))) throw new SheetRefused({ doubts });
  return { placed, sides, gone, doubts };
}

/** The portfolios that the other sides of what is voided are in. */
function othersOf(gone: readonly RecordedEntry[], { portfolio }: EntryPlace) {
  return gone
    .filter(({ portfolioId }) => portfolioId !== portfolio.id)
    .map((side) => ({ externalId: side.portfolio, accountId: side.accountId, id: side.portfolioId }));
}

/** The live transactions that the changes are about. */
async function sidesOf(
  tx: Transaction,
  place: EntryPlace,
  changes: readonly SheetChange[],
): Promise<Map<string, readonly RecordedEntry[]>> {
  const { accountId, id: portfolioId } = place.portfolio;
  const ids = changes.flatMap(({ of }) => of ?? []);
  const known = new Map((await tx.entries.ofPortfolio({ accountId, portfolioId }, ids)).map((entry) => [entry.id, entry]));
  const found = new Map<string, readonly RecordedEntry[]>();
  for (const { key, of, entry } of changes) {
    if (of === null) continue;
    const recorded = known.get(of);
    if (!recorded || recorded.isVoided) throw refusedRow(key, 'changed-meanwhile');
    if (recorded.transferId !== null && entry !== null) throw refusedRow(key, 'transfer-paired');
    found.set(key, recorded.transferId === null ? [recorded] : await liveSides(tx, place, of));
  }
  return found;
}

interface Placed {
  readonly change: SheetChange;
  readonly row: PlacedEntry;
  /** It keeps the name of what it replaces, and so its place in the order of entry. */
  readonly isKept: boolean;
}

interface Placing {
  readonly place: EntryPlace;
  readonly changes: readonly SheetChange[];
  readonly sides: ReadonlyMap<string, readonly RecordedEntry[]>;
}

async function placedEntries(tx: Transaction, { place, changes, sides }: Placing): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const change of changes) {
    if (change.entry === null) continue;
    const entry = await workedOutRow(tx, change.key, change.entry);
    const kept = getManualEntryId(sides.get(change.key) ?? []);
    const row = { entry, id: kept ?? newId(), portfolio: place.portfolio.externalId };
    placed.push({ change, row, isKept: kept !== null });
  }
  return placed;
}

async function workedOutRow(tx: Transaction, key: string, entry: Entry): Promise<Entry> {
  try {
    return await workedOut(tx, entry);
  } catch (error) {
    if (error instanceof EntryRefused && 'problems' in error.answer)
      throw new SheetRefused({ problems: rowProblems(key, error.answer.problems) });
    if (error instanceof AppError && error.code === 'instrument-not-found') throw refusedRow(key, error.code, 'symbol');
    throw error;
  }
}

interface Told {
  readonly row: PlacedEntry;
  readonly sides: readonly RecordedEntry[];
  readonly id: string;
}

function tellRecorded({ tx, place, saving }: Task, { row, sides: [before], id }: Told): void {
  const { confirmed, reason } = saving;
  const facts = { ...factsOfEntry(row.entry), ...(confirmed.length > 0 ? { confirmed } : {}) };
  const { account, portfolio } = place;
  if (!before) {
    const target = { kind: 'transaction', id } as const;
    const after = { ...facts, portfolio: portfolio.name, ...(reason === '' ? {} : { reason }) };
    tx.audit.add({ action: 'transaction-recorded', accountId: account.id, target, after });
    return;
  }
  tx.audit.add({
    action: 'transaction-replaced',
    accountId: account.id,
    target: { kind: 'transaction', id: before.id },
    before: { ...factsOfEntry(before), portfolio: portfolio.name },
    after: { ...facts, reason, replacedBy: id },
  });
}

function tellVoided({ tx, place, saving }: Task, [first]: readonly RecordedEntry[]): void {
  if (!first) return;
  tx.audit.add({
    action: 'transaction-voided',
    accountId: place.account.id,
    target: { kind: 'transaction', id: first.id },
    before: { ...factsOfEntry(first), portfolio: place.portfolio.name },
    after: { reason: saving.reason },
  });
}
