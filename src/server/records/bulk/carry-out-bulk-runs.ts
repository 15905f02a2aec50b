import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../db/database.ts';
import type { BulkPlace, DueBulkRow } from '../../db/queries/office/bulk-rows.ts';
import type { JobPerson } from '../../jobs/open-job-context.ts';
import { findStarter } from '../../operations/sessions/read-session.ts';
import type { RequestContext } from '../../request-context.ts';
import type { RecordContext } from '../binding.ts';
import { requireBinding } from '../bindings.ts';
import { withWrites } from '../dry-run.ts';
import { noPanel } from '../panel-query.ts';
import { carryOutRow, type RowOutcome } from './preview-bulk.ts';

interface Running {
  readonly db: Database;
  readonly contextAs: (person: JobPerson) => Promise<RequestContext>;
  /** True once the process is about to end: what is left waits for the next one. */
  readonly isStopping: () => boolean;
  readonly onFailure: (failure: BulkPlace & { readonly err: unknown }) => void;
  /** Called after each row: its record may have been on a page of guests. */
  readonly onRow: () => void;
}

/** Rows of each run that are carried out before those that came meanwhile are looked for. */
const atOnce = 20;

/** Ends a transaction about a row that another process has carried out. */
class TakenElsewhere extends Error {}

/**
 * Carries out each row that waits, by itself and as the person who started its run, who is asked for their rights anew. However many processes do this,
 * and wherever one stops, each row is carried out once: it is marked in the transaction that changes its record.
 */
export async function carryOutBulkRuns(running: Running): Promise<void> {
  let due: readonly DueBulkRow[];
  do {
    due = await asSystem(running.db).read(({ bulkRows }) => bulkRows.due(atOnce));
    for (const row of due) {
      if (running.isStopping()) return;
      await carryOut(running, row);
    }
  } while (due.length > 0);
}

async function carryOut(running: Running, row: DueBulkRow): Promise<void> {
  const outcome = await outcomeOf(running, row);
  running.onRow();
  if (outcome) await asSystem(running.db).writeUnaudited('bulk-rows', ({ bulkRows }) => bulkRows.settle(row, outcome));
}

/** Carries a row out; null for one that another process has carried out. */
async function outcomeOf(running: Running, row: DueBulkRow): Promise<RowOutcome | null> {
  const { action, record, told } = row;
  if (row.isDisabled) return refused('forbidden');
  try {
    const context = await contextOf(running, row);
    const bound = requireBinding(context.actor, row.collection);
    await nameRow(running, row, () => bound.source.read(context, record, noPanel));
    return await carryOutRow(marking(context, row), bound, { action, record, told });
  } catch (err) {
    if (err instanceof TakenElsewhere) return null;
    if (err instanceof AppError) return refused(err.code);
    running.onFailure({ run: row.run, number: row.number, err });
    return refused('unforeseen');
  }
}

const refused = (code: AppError['code']): RowOutcome => ({ verdict: 'refused', answer: { code, details: {} } });

/** @throws AppError `sign-in-needed` for someone who is no more */
async function contextOf({ db, contextAs }: Running, { startedBy: userId, signedInAt }: DueBulkRow): Promise<RecordContext> {
  const signedIn = await asSystem(db).read((snapshot) => findStarter(snapshot, { userId, signedInAt }));
  if (!signedIn) throw new AppError('sign-in-needed');
  return { ...(await contextAs({ actor: { kind: signedIn.user.role, userId }, portalId: null })), signedIn };
}

/** Keeps the name of a record before it may be gone; a record that is not found has none. */
async function nameRow({ db }: Running, row: DueBulkRow, read: () => ReturnType<Source['read']>): Promise<void> {
  const found = await read().catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!found) return;
  const { email } = found.values as { readonly email?: unknown };
  const detail = typeof email === 'string' && email !== '' ? email : null;
  await asSystem(db).writeUnaudited('bulk-rows', ({ bulkRows }) => bulkRows.call(row, { name: found.name, detail }));
}

type Source = ReturnType<typeof requireBinding>['source'];

/** Marks the row in the first transaction that changes something, whoever's it is. */
function marking(context: RecordContext, row: BulkPlace): RecordContext {
  let isTaken = false;
  return withWrites(context, (db) => ({
    ...db,
    write: async (work) => {
      const answer = await db.write(async (tx) => {
        if (!isTaken && !(await tx.bulkRows.take(row))) throw new TakenElsewhere();
        const answered = await work(tx);
        if (!isTaken) await tx.bulkRows.mark(row);
        return answered;
      });
      isTaken = true;
      return answer;
    },
  }));
}

function asSystem(db: Database) {
  return db.as(system('bulk-actions'));
}
