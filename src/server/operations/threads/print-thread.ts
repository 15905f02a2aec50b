import { href } from 'react-router';
import type { PaperThread, ThreadPageQuery, ThreadPaperQuery } from '#contracts/thread-paper.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { fileNameOf } from '#wording/report-file-name.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { attachmentsOf } from './attachments.ts';
import { findThread } from './find-thread.ts';

interface PrintedThread {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/**
 * A thread as a PDF of what the request's actor may read of it, for the firm's people with its notes or without; told as a download.
 *
 * @throws AccessRefused `thread-not-found`, `forbidden` where a client asks for notes; AppError `foreign-origin` where another site made the
 * browser ask, `server-busy` and `unforeseen` of the printer
 */
export async function printThread(context: RequestContext, id: string, { notes }: ThreadPaperQuery): Promise<PrintedThread> {
  if (context.isFromElsewhere) throw new AppError('foreign-origin');
  const { thread, account } = await context.db.read((snapshot) =>
    findThread(snapshot, context, { id, action: notes === 'yes' ? 'note' : 'read' }),
  );
  const path = href('/internal/paper/thread/:thread', { thread: thread.id });
  const pdf = await context.pagePrinter.print(context, notes === 'yes' ? `${path}?notes=yes` : path);
  const fileName = fileNameOf(context.texts, 'paper.thread.fileName', { name: thread.subject.slice(0, 80), date: context.today });
  await recordDownload(context, { section: 'messages', accountId: account.id, file: fileName });
  return { pdf, fileName };
}

/**
 * Returns a thread for printing, or one message of it: without messages still held, and with notes only if requested.
 *
 * @throws AccessRefused `thread-not-found`, `forbidden` where a client asks for notes
 */
export async function readThreadPaper(context: RequestContext, id: string, { notes, message }: ThreadPageQuery): Promise<PaperThread> {
  const { actor, db, variant, today } = context;
  return db.read(async (snapshot) => {
    const { thread, account } = await findThread(snapshot, context, { id, action: notes === 'yes' ? 'note' : 'read' });
    const all = await snapshot.threads.messages(thread, message);
    const attached = await attachmentsOf(snapshot, thread, context);
    const printed = all.filter(({ heldSeconds, isInternal }) => heldSeconds === null && (notes === 'yes' || !isInternal));
    if (message !== undefined && printed.length === 0) throw new AppError('thread-not-found');
    return {
      subject: thread.subject,
      account: account.name,
      initiator: { name: thread.startedByName, at: localMoment(thread.startedAt, variant.timeZone) },
      printedOn: today,
      messages: printed.map(({ id: printedId, side, isInternal, writtenByName, text, formatted, at }) => ({
        id: printedId,
        side,
        isInternal,
        writer: writtenByName,
        text,
        formatted,
        at: localMoment(at, variant.timeZone),
        attachments: attached.get(printedId) ?? [],
      })),
      isOne: message !== undefined,
      isCut: all.length === threadLimits.shown,
      notes: isOfTheFirm(actor) && message === undefined ? (notes === 'yes' ? 'included' : 'leftOut') : null,
    };
  });
}
