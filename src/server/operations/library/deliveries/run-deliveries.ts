import { system } from '#domain/actor.ts';
import type { UndeliveredReason } from '#domain/document/delivery.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Database } from '../../../db/database.ts';
import type { DueLine, SentByJob } from '../../../db/queries/library/delivery-lines.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { RequestContext } from '../../../request-context.ts';
import { once } from '../../idempotency/once.ts';
import { saveOrDeleteFile } from '../add-document.ts';

interface Running {
  readonly db: Database;
  readonly onFailure: (failure: { readonly delivery: string; readonly line: number; readonly err: unknown }) => void;
}

interface RunningFiles extends Running {
  readonly files: FileStore;
  readonly variant: Pick<RequestContext['variant'], 'id'>;
}

/** The lines that a job sends: of which kind of delivery, how many it reads at once, and how it sends one. */
interface Sending extends Running {
  readonly kind: SentByJob;
  readonly atOnce: number;
  /** @throws AppError `delivery-ended` where another process is first, or the delivery was stopped */
  readonly send: (line: DueLine) => Promise<void>;
}

/** The errors that mean that a line can never be sent. Any other failure is temporary. */
const refusals: Readonly<Partial<Record<ErrorCode, UndeliveredReason>>> = {
  'account-not-found': 'noAccess',
  forbidden: 'noAccess',
  'page-not-found': 'noAccess',
  'report-without-figures': 'noFigures',
};

/** Gives each client of a delivery the document that waits for them, and removes the files of deliveries that have ended. */
export async function runDeliveries(running: RunningFiles): Promise<{ readonly sent: number }> {
  const { db, files } = running;
  const sent = await sendDueLines({ ...running, kind: 'same', atOnce: 200, send: (line) => sendCopy(running, line) });
  const ended = await asSystem(db).writeUnaudited('deliveries', ({ deliveries }) => deliveries.end());
  for (const key of ended) await files.remove(key);
  return sent;
}

/**
 * Sends each line that waits, in a transaction of its own and as the person who sends it, so that no one gets what that person may not bring any
 * more. However many processes do this, each client gets one. What fails keeps nothing else waiting, and is tried again for a day.
 */
export async function sendDueLines(sending: Sending): Promise<{ readonly sent: number }> {
  const { db, kind, atOnce } = sending;
  let sent = 0;
  let behind: DueLine | null = null;
  do {
    const last: DueLine | null = behind;
    const due: readonly DueLine[] = await asSystem(db).read(({ deliveryLines }) => deliveryLines.due(kind, atOnce, last));
    for (const line of due) if (await isSent(sending, line)) sent += 1;
    behind = due.length < atOnce ? null : (due.at(-1) ?? null);
  } while (behind);
  return { sent };
}

async function isSent(sending: Sending, line: DueLine): Promise<boolean> {
  const reason = line.refusal ?? (await whyNot(sending, line));
  if (reason === null || reason === 'waiting') return reason === null;
  await asSystem(sending.db).writeUnaudited('deliveries', (tx) => tx.deliveryLines.leaveOut(line, reason));
  return false;
}

/** Sends it: null where it was, else why it is left out; `waiting` where it is tried again, or is someone else's. */
async function whyNot({ send, onFailure }: Sending, line: DueLine): Promise<UndeliveredReason | 'waiting' | null> {
  try {
    await send(line);
    return null;
  } catch (err) {
    const code = err instanceof AppError ? err.code : null;
    if (code === 'delivery-ended') return 'waiting';
    const refusal = code && refusals[code];
    if (refusal) return refusal;
    onFailure({ delivery: line.delivery, line: line.line, err });
    return line.isLate ? 'failed' : 'waiting';
  }
}

/**
 * Nothing is left of a try that is refused.
 *
 * @throws AppError `delivery-ended`, `account-not-found`, and as `saveDocument` does
 */
async function sendCopy({ db, files, variant }: RunningFiles, due: DueLine): Promise<void> {
  const { accountId, portalId, sentBy, role, details, groups, file, delivery, line } = due;
  const actor = { kind: role, userId: sentBy } as const;
  const given = {
    account: accountId,
    portfolio: null,
    holding: null,
    ...details,
    title: details.title ?? undefined,
    tags: [...details.tags],
  };
  await db.as(actor).write(async (tx) => {
    if (!(await tx.deliveryLines.take(due)))
      throw new AppError((await tx.accounts.find(accountId)) ? 'delivery-ended' : 'account-not-found');
    const keeping = {
      given: { ...given, deliveryLine: { delivery, line } },
      fileName: file.fileName,
      extension: file.extension,
      size: file.size,
      groups,
      store: (key: string) => files.copy(file, key),
      kept: new Set<string>(),
    };
    const sent = { by: actor, action: 'document-added', key: null, payload: given } as const;
    await once(tx, sent, () => saveOrDeleteFile(tx, { actor, files, variant, portal: { id: portalId } }, keeping));
  });
}

function asSystem(db: Database) {
  return db.as(system('deliveries'));
}
