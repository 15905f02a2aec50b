import type { NewDocument } from './document-form.ts';
import { AppError } from '#domain/errors.ts';
import { toSafeFileName } from '#domain/file/stored-key.ts';
import type { Transaction } from '../../db/queries.ts';
import { detectFormat } from '../../files/detect-format.ts';
import { discardFile } from '../../files/uploads.ts';
import type { RequestContext } from '../../request-context.ts';
import { answeredBefore, once, type SentOnce } from '../idempotency/once.ts';
import { namesakeOf, otherRecipientOf } from './find-namesake.ts';
import { type AddedDocument, saveDocument, type Keeping, type DocumentContext, refuseDocument } from './save-document.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'files' | 'portal' | 'variant'>;

/**
 * Makes a document of a file that has been uploaded, or the next version of the one that has its name.
 *
 * @throws AppError `account-not-found`, `forbidden`, `portfolio-not-found`, `document-of-another` and `document-name-taken` as long as it is not said
 * what to do then,
 * `file-name-invalid`, `file-unsupported`, `upload-missing`, `documents-full`
 */
export async function addDocument(context: Asking, given: NewDocument, key: string | null): Promise<AddedDocument> {
  const { actor, db, files } = context;
  if (!('userId' in actor)) throw new AppError('forbidden');
  const fileName = toSafeFileName(given.fileName);
  const sent: SentOnce = { by: actor, action: 'document-added', key, payload: given };
  const before = await db.read(async (snapshot) => {
    await refuseDocument(snapshot, context, given);
    const answered = await answeredBefore(snapshot, sent);
    if (!answered) await refuseOtherRecipient(snapshot, context, { ...given, fileName });
    if (!answered && given.sameName === undefined) await refuseTakenName(snapshot, given.account, fileName);
    return answered;
  });
  if (before) return before.answer as AddedDocument;
  const upload = { person: actor.userId, key: given.upload };
  const received = await files.uploads.take(upload);
  const format = await detectFormat(received.path, fileName).catch(async (error: unknown) => {
    await discardFile(received);
    throw error;
  });
  const keeping: Keeping = {
    given,
    fileName,
    extension: format.extension,
    size: received.size,
    store: (storedAs) => files.store(received, storedAs),
    kept: new Set(),
  };
  try {
    const added = await db.write((tx) => once(tx, sent, () => saveOrDeleteFile(tx, context, keeping)));
    await discardFile(received);
    return added;
  } catch (error) {
    await files.uploads.giveBack(upload, received);
    throw error;
  }
}

/** Keeps a document, and removes its file on failure. If a commit fails, the record may exist, so the file stays. */
export async function saveOrDeleteFile(
  tx: Transaction,
  { files, ...context }: DocumentContext & Pick<RequestContext, 'files'>,
  keeping: Keeping,
): Promise<AddedDocument> {
  try {
    return await saveDocument(tx, context, keeping);
  } catch (error) {
    for (const key of keeping.kept) await files.remove(key);
    throw error;
  }
}

/** Refuses a file whose name has another client's ID in it. A sender who was asked says so in the form; files of a delivery have been matched before. */
async function refuseOtherRecipient(
  queries: Pick<Transaction, 'deliveryLines'>,
  context: Pick<Asking, 'actor' | 'portal'>,
  { account, fileName, isForThem, deliveryLine }: NewDocument,
): Promise<void> {
  if (isForThem || deliveryLine) return;
  if (await otherRecipientOf(queries, context, { account, fileName })) throw new AppError('document-of-another');
}

async function refuseTakenName(queries: Pick<Transaction, 'documents'>, accountId: string, fileName: string): Promise<void> {
  if ((await namesakeOf(queries, accountId, fileName)).namesake) throw new AppError('document-name-taken');
}
