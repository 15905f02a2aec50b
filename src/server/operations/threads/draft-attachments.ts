import type { DraftAttachment } from '#contracts/threads.ts';
import { AppError } from '#domain/errors.ts';
import { toSafeFileName, storedKey } from '#domain/file/stored-key.ts';
import { attachmentLimits } from '#domain/thread/attachment.ts';
import type { Attachment } from '../../db/queries/threads/attachments.ts';
import type { Queries } from '../../db/queries.ts';
import { detectFormat } from '../../files/detect-format.ts';
import { discardFile } from '../../files/uploads.ts';
import type { RequestContext } from '../../request-context.ts';
import { newId } from '../ledger/new-id.ts';
import { findDocument } from '../library/find-document.ts';
import { isOffered } from '../portals/read-navigation.ts';
import { findThread } from './find-thread.ts';

type Wanted = {
  readonly draft: string;
  /** The thread that the draft answers: only documents of its account can be attached. */
  readonly thread: string | null;
} & ({ readonly upload: string; readonly fileName: string } | { readonly document: string });

/**
 * Puts a file to a draft of the caller's.
 *
 * @returns all of the draft
 * @throws AppError `file-name-invalid`, `upload-missing`, `file-unsupported`, `file-too-large`, `attachments-full`, `drafts-full`, `attachment-not-found` where the draft is gone; AccessRefused
 * `document-not-found`, for whom the library is closed too
 */
export async function attach(context: RequestContext, query: Wanted): Promise<readonly Attachment[]> {
  if ('document' in query) {
    if (!(await isOffered(context, 'library'))) throw new AppError('document-not-found');
    return add(context, query.draft, async (tx) => ofLibrary(tx, context, query));
  }
  const stored = await storeUpload(context, query);
  try {
    return await add(context, query.draft, async () => stored);
  } catch (error) {
    await discardFiles(context, [stored]);
    throw error;
  }
}

async function add(context: RequestContext, draft: string, made: (tx: Queries) => Promise<Attachment>): Promise<readonly Attachment[]> {
  return context.db.writeUnaudited('message-drafts', async (tx) => {
    const inDrafts = await tx.drafts.lockAttachments();
    const before = await tx.drafts.attachments(draft);
    if (before.length >= attachmentLimits.ofMessage) throw new AppError('attachments-full', { limit: attachmentLimits.ofMessage });
    if (inDrafts >= attachmentLimits.inDrafts) throw new AppError('drafts-full');
    const all = [...before, await made(tx)];
    if (!(await tx.drafts.attach(draft, all))) throw new AppError('attachment-not-found');
    return all;
  });
}

/** The newest version of a document that the caller sees, of the account that is written about. */
async function ofLibrary(
  tx: Queries,
  context: RequestContext,
  { document: id, thread }: { readonly document: string; readonly thread: string | null },
): Promise<Attachment> {
  const document = await findDocument(tx, context, { id, action: 'read' });
  const [newest] = await tx.documents.versions(document);
  const account = thread === null ? null : (await findThread(tx, context, { id: thread, action: 'read' })).account.id;
  if (!newest || document.isRemoved || (account !== null && account !== document.accountId)) throw new AppError('document-not-found');
  const { fileName, extension, size, hash, number } = newest;
  return { ...made(), fileName, extension, size, hash, key: null, document: { id, number, accountId: document.accountId } };
}

const made = () => ({ id: newId(), createdAt: new Date().toISOString() });

async function storeUpload(
  { actor, files, portal, variant }: RequestContext,
  { upload, fileName: named }: { readonly upload: string; readonly fileName: string },
): Promise<Attachment> {
  if (!('userId' in actor)) throw new AppError('forbidden');
  const fileName = toSafeFileName(named);
  const received = await files.uploads.take({ person: actor.userId, key: upload });
  try {
    if (received.size > attachmentLimits.bytes) throw new AppError('file-too-large', { megabytes: attachmentLimits.bytes / 1_000_000 });
    const { extension } = await detectFormat(received.path, fileName);
    const added = made();
    const key = storedKey({ variant: variant.id, portal: portal?.id ?? '', kind: 'messages', id: added.id, version: 1, name: fileName });
    const { size, hash } = await files.store(received, key);
    return { ...added, fileName, extension, size, hash, key, document: null };
  } finally {
    await discardFile(received);
  }
}

/** Takes one out of a draft. What is left, and what has to be removed from the disk after the commit. */
export async function detach(
  { drafts }: Queries,
  draft: string,
  id: string | null,
): Promise<{ readonly left: readonly Attachment[]; readonly gone: readonly Attachment[] }> {
  await drafts.lockAttachments();
  const before = await drafts.attachments(draft);
  const gone = before.filter((each) => each.id === id);
  const left = before.filter((each) => each.id !== id);
  if (gone.length > 0) await drafts.attach(draft, left);
  return { left, gone };
}

/** Files that no message has. */
export async function discardFiles({ files }: Pick<RequestContext, 'files'>, gone: readonly Attachment[]): Promise<void> {
  for (const { key } of gone) if (key !== null) await files.remove(key);
}

export function draftAttachment({ id, fileName, size }: Attachment): DraftAttachment {
  return { id, name: fileName, size };
}
