import { buffer } from 'node:stream/consumers';
import type { MediaDownload } from '#contracts/media.ts';
import { AppError } from '#domain/errors.ts';
import type { Queries } from '../../db/queries.ts';
import { largestAppended } from '../../pdf/append-pdf.ts';
import type { RequestContext } from '../../request-context.ts';
import { downloadOf } from '../media/download-of.ts';
import { readMedia } from '../media/read-media.ts';

type Reading = Pick<Queries, 'publishedContent'>;

/** Reads the document of a portal; null if it has none that the reader may read. */
export async function readPortalDocument(
  { publishedContent }: Reading,
  portal: { readonly documentId: string | null } | null,
): Promise<MediaDownload | null> {
  const id = portal?.documentId ?? null;
  const values = id === null ? undefined : (await publishedContent.media([id])).get(id);
  return values ? downloadOf(values) : null;
}

/** Reads the document of a portal if it can be appended to a report: a PDF that is not too large. */
export async function readAppendedDocument(
  snapshot: Reading,
  portal: { readonly documentId: string | null } | null,
): Promise<MediaDownload | null> {
  const document = await readPortalDocument(snapshot, portal);
  return document?.format === 'pdf' && document.size <= largestAppended ? document : null;
}

/**
 * Reads the file of the document that is appended to reports of the portal.
 *
 * @throws AppError `document-not-found` where there is none
 */
export async function readAppendedFile(context: RequestContext): Promise<Buffer> {
  const document = await context.db.read((snapshot) => readAppendedDocument(snapshot, context.portal));
  if (!document) throw new AppError('document-not-found');
  const [place = '', name = ''] = document.href.split('/').slice(-2);
  return buffer(await context.files.read(await readMedia(context, { place, name })));
}
