import { system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { CopyReason } from '#domain/document/copy-state.ts';
import type { Database } from '../../../db/database.ts';
import type { DueCopy } from '../../../db/queries/library/library-copies.ts';
import type { JobPerson } from '../../../jobs/open-job-context.ts';
import type { RequestContext } from '../../../request-context.ts';
import { putCopyInLibrary } from './put-copy-in-library.ts';

interface RunningCopies {
  readonly db: Database;
  readonly contextAs: (person: JobPerson) => Promise<RequestContext>;
  /** True once the process is about to end: what is left waits for the next one. */
  readonly isStopping: () => boolean;
  readonly onFailure: (failure: { readonly source: string; readonly err: unknown }) => void;
}

/** A copy takes seconds to print: few are read at once. */
const atOnce = 10;

/** The errors that mean that there can be no copy. Any other failure is temporary. */
const refusals: Readonly<Partial<Record<ErrorCode, CopyReason>>> = {
  'account-not-found': 'noAccess',
  forbidden: 'noAccess',
  'page-not-found': 'noAccess',
  'thread-not-found': 'noAccess',
};

/**
 * Puts a copy of each submission and message for which one is due into the library of its account, each in a transaction of its own. However many
 * processes do this, what was sent comes there once. What fails keeps nothing else waiting, and is tried again for two days.
 */
export async function runLibraryCopies(running: RunningCopies): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const due = await asSystem(running.db).read(({ libraryCopies }) => libraryCopies.due(atOnce));
    const fresh = due.filter((copy) => !tried.has(keyOf(copy)));
    for (const copy of fresh) {
      if (running.isStopping()) return;
      tried.add(keyOf(copy));
      await tryToPut(running, copy);
    }
    if (fresh.length === 0) return;
  }
}

const keyOf = ({ source, asked }: DueCopy) => `${source}:${asked}`;

async function tryToPut({ db, contextAs, onFailure }: RunningCopies, copy: DueCopy): Promise<void> {
  const leaveOut = (reason: CopyReason) => asSystem(db).writeUnaudited('deliveries', (tx) => tx.libraryCopies.leaveOut(copy, reason));
  if (copy.refusal) return leaveOut(copy.refusal);
  try {
    const sender = { actor: { kind: copy.role, userId: copy.sentBy }, portalId: copy.portalId };
    await putCopyInLibrary(await contextAs(sender), copy);
  } catch (err) {
    const refusal = err instanceof AppError ? refusals[err.code] : undefined;
    if (refusal) return leaveOut(refusal);
    onFailure({ source: copy.source, err });
    await asSystem(db).writeUnaudited('deliveries', (tx) => tx.libraryCopies.fail(copy));
  }
}

function asSystem(db: Database) {
  return db.as(system('library-copies'));
}
