import { isOnBehalf } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { DocumentVersion } from '../../db/queries/library/documents.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload, recordDownloadWith } from '../activity/record-download.ts';
import { findDocument } from './find-document.ts';

/**
 * A file of a document, the newest unless another one is asked for: told as a download, and as opened by the person, before any of it leaves.
 *
 * @throws AccessRefused `document-not-found`; AppError the same for a version that there is not
 */
export async function openDocument(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  { id, number }: { readonly id: string; readonly number: number | null },
): Promise<DocumentVersion> {
  const { actor, db } = context;
  const { document, version } = await db.read(async (snapshot) => {
    const found = await findDocument(snapshot, context, { id, action: 'read' });
    const versions = await snapshot.documents.versions(found);
    return { document: found, version: versions.find((each) => number === null || each.number === number) };
  });
  if (!version) throw new AppError('document-not-found');
  const download = { section: 'library', accountId: document.accountId, file: version.fileName };
  // Who looks as a client changes nothing: the document stays new to the client.
  if (isOnBehalf(actor) || !('userId' in actor)) await recordDownload(context, download);
  else
    await db.write(async (tx) => {
      await recordDownloadWith(tx, context, download);
      await tx.documents.opened(document, version.number, actor.userId);
    });
  return version;
}
