import { href } from 'react-router';
import type { AttachableDocument, ShownAttachment } from '#contracts/threads.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Attachment } from '../../db/queries/threads/attachments.ts';
import type { DraftPlace } from '../../db/queries/threads/drafts.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { StoredFile } from '../../files/file-store.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { openDocument } from '../library/open-document.ts';
import { isOffered } from '../portals/read-navigation.ts';
import { findThread } from './find-thread.ts';

interface Sent {
  readonly place: { readonly accountId: string; readonly threadId: string; readonly messageId: string };
  readonly draft: DraftPlace;
  /** The draft's files to attach: those that the form showed. */
  readonly ids: readonly string[];
  readonly by: string;
}

/**
 * Moves files from a draft to the message that it has become; the draft is gone then.
 *
 * @returns what the draft had and the message is sent without: its files are removed from the disk after the commit
 * @throws AppError `attachment-not-found` for one that the draft has not, `attachment-of-others` for a document of another account
 */
export async function moveAttachments(tx: Transaction, { place, draft, ids, by }: Sent): Promise<readonly Attachment[]> {
  const had = 'id' in draft && draft.id === null ? [] : await tx.drafts.remove(draft);
  const sent = ids.map((id) => had.find((each) => each.id === id));
  if (sent.some((each) => each === undefined)) throw new AppError('attachment-not-found');
  const all = sent.filter((each) => each !== undefined);
  if (all.some(({ document }) => document && document.accountId !== place.accountId)) throw new AppError('attachment-of-others');
  await tx.attachments.add(place, all, by);
  return had.filter(({ id }) => !ids.includes(id));
}

/** Lists the attachments of a thread, by message. */
export async function attachmentsOf(
  { attachments }: Pick<Queries, 'attachments'>,
  thread: { readonly accountId: string; readonly id: string },
  { portal, variant }: Pick<RequestContext, 'portal' | 'variant'>,
): Promise<ReadonlyMap<string, readonly ShownAttachment[]>> {
  const address = href('/dashboard/:portal/messages/:thread', { portal: portal?.id ?? '', thread: thread.id });
  const found = await attachments.ofThread(thread);
  const shown = found.map(({ messageId, id, fileName, extension, size, createdAt }) => {
    const created = localMoment(createdAt, variant.timeZone);
    return { messageId, url: `${address}/attachments/${id}`, name: fileName, extension, size, created };
  });
  return Map.groupBy(shown, ({ messageId }) => messageId);
}

/**
 * A file that came with a message: told as a download before any of it leaves. A document is asked for as in the library.
 *
 * @throws AccessRefused `thread-not-found`, `document-not-found`; AppError `attachment-not-found`
 */
export async function openAttachment(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  { thread: id, attachment }: { readonly thread: string; readonly attachment: string },
): Promise<StoredFile & Pick<Attachment, 'fileName' | 'extension'>> {
  const { found, account } = await context.db.read(async (snapshot) => {
    const { thread, account: of } = await findThread(snapshot, context, { id, action: 'read' });
    return { found: isId(attachment) ? await snapshot.attachments.find(thread, attachment) : null, account: of };
  });
  if (!found) throw new AppError('attachment-not-found');
  if (found.document) return openDocument(context, found.document);
  const { key, size, hash, fileName, extension } = found;
  if (key === null) throw new AppError('file-missing');
  await recordDownload(context, { section: 'messages', accountId: account.id, file: fileName });
  return { key, size, hash, fileName, extension };
}

/**
 * Documents of an account that can be attached, the newest first.
 *
 * @throws AppError `page-not-found` for whom the library is closed; AccessRefused `account-not-found`, `forbidden`
 */
export async function readAttachable(context: RequestContext, accountId: string): Promise<readonly AttachableDocument[]> {
  if (!(await isOffered(context, 'library'))) throw new AppError('page-not-found');
  const { actor, db, portal } = context;
  return db.read(async ({ accounts, documents }) => {
    const found = isId(accountId) ? await accounts.find(accountId) : null;
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: accountDocumentsPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
    const names = await documents.fileNames(account.id);
    return names
      .toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1))
      .slice(0, 100)
      .map(({ id, fileName }) => ({ id, name: fileName }));
  });
}
