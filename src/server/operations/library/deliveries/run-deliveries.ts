import { system } from '#domain/actor.ts';
import type { UndeliveredReason } from '#domain/document/delivery.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../../db/database.ts';
import type { DueLine } from '../../../db/queries/library/delivery-lines.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { Visit } from '../../../visit.ts';
import { once } from '../../idempotency/once.ts';
import { keepOrRemove } from '../add-document.ts';

interface Running {
  readonly db: Database;
  readonly files: FileStore;
  readonly variant: Pick<Visit['variant'], 'id'>;
  readonly onFailure: (failure: { readonly delivery: string; readonly line: number; readonly err: unknown }) => void;
}

const linesAtOnce = 200;

/** The errors that mean that the sender may no longer deliver the document to the client. Any other failure is temporary. */
const refusals: readonly string[] = ['account-not-found', 'forbidden'];

/**
 * Gives each client of a delivery the document that waits for them, in a transaction of its own and as the person who sends it, so that no one gets
 * what that person may not bring any more. However many processes do this, each client gets one. What fails keeps nothing else waiting, and is tried
 * again for a day.
 */
export async function runDeliveries(running: Running): Promise<{ readonly sent: number }> {
  let sent = 0;
  let behind: DueLine | null = null;
  do {
    const due: readonly DueLine[] = await dueBehind(running, behind);
    for (const line of due) if (await isSent(running, line)) sent += 1;
    behind = due.length < linesAtOnce ? null : (due.at(-1) ?? null);
  } while (behind);
  const ended = await asSystem(running).writeUnaudited('deliveries', ({ deliveries }) => deliveries.end());
  for (const key of ended) await running.files.remove(key);
  return { sent };
}

function dueBehind(running: Running, behind: DueLine | null): Promise<readonly DueLine[]> {
  return asSystem(running).read(({ deliveryLines }) => deliveryLines.due(linesAtOnce, behind));
}

async function isSent(running: Running, line: DueLine): Promise<boolean> {
  const reason = line.refusal ?? (await whyNot(running, line));
  if (reason === null || reason === 'waiting') return reason === null;
  await asSystem(running).writeUnaudited('deliveries', (tx) => tx.deliveryLines.leaveOut(line, reason));
  return false;
}

/** Sends it: null where it was, else why it is left out; `waiting` where it is tried again, or is someone else's. */
async function whyNot(running: Running, line: DueLine): Promise<UndeliveredReason | 'waiting' | null> {
  try {
    await send(running, line);
    return null;
  } catch (err) {
    if (err instanceof AppError && err.code === 'delivery-ended') return 'waiting';
    if (err instanceof AppError && refusals.includes(err.code)) return 'noAccess';
    running.onFailure({ delivery: line.delivery, line: line.line, err });
    return line.isLate ? 'failed' : 'waiting';
  }
}

/**
 * Nothing is left of a try that is refused.
 *
 * @throws AppError `delivery-ended` where another process is first, or it was stopped; `account-not-found`, and as `keepDocument` does
 */
async function send({ db, files, variant }: Running, due: DueLine): Promise<void> {
  const { accountId, portalId, sentBy, role, details, file, delivery, line } = due;
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
      store: (key: string) => files.copy(file, key),
      kept: new Set<string>(),
    };
    const sent = { by: actor, action: 'document-added', key: null, payload: given } as const;
    await once(tx, sent, () => keepOrRemove(tx, { actor, files, variant, portal: { id: portalId } }, keeping));
  });
}

function asSystem({ db }: Running) {
  return db.as(system('deliveries'));
}
