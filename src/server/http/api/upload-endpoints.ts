import { Readable } from 'node:stream';
import * as z from 'zod';
import { type BegunDelivery, FileNames, type MatchedFile } from '#contracts/deliveries.ts';
import { type Actor, isOnBehalf } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { maxFileBytes, uploadKey } from '#domain/file/upload.ts';
import { addDocument } from '../../operations/library/add-document.ts';
import type { AddedDocument } from '../../operations/library/save-document.ts';
import { matchFiles } from '../../operations/library/deliveries/match-files.ts';
import { startDelivery } from '../../operations/library/deliveries/start-delivery.ts';
import { NewDelivery, NewDocument } from '../../operations/library/document-form.ts';
import { openPortal } from '../../operations/portals/open-portal.ts';
import { parseQuery } from '../../operations/parse-query.ts';
import type { RequestContext } from '../../request-context.ts';

const PieceQuery = z.strictObject({
  key: z.string().regex(uploadKey),
  /** The place at which the piece begins; absent for asking how much is there. */
  at: z.coerce.number().int().min(0).max(maxFileBytes).optional(),
});

/**
 * `POST /api/v1/upload-pieces?key=…&at=…`: a piece of a file, for whatever page takes it afterwards.
 *
 * @throws AppError `query-not-understood`, `form-not-understood`, and as `Uploads.append` does; AccessRefused `forbidden`
 */
export async function receiveUploadPiece(
  { actor, files }: RequestContext,
  values: Record<string, unknown>,
  body: unknown,
): Promise<{ readonly received: number }> {
  const { key, at } = parseQuery(PieceQuery, values);
  const upload = { person: senderOf(actor), key };
  if (at === undefined) return { received: await files.uploads.received(upload) };
  if (!(body instanceof Readable)) throw new AppError('form-not-understood');
  return { received: await files.uploads.append(upload, at, body) };
}

function senderOf(actor: Actor): string {
  if (!('userId' in actor) || isOnBehalf(actor)) throw new AccessRefused('forbidden');
  return actor.userId;
}

/**
 * `POST /api/v1/delivery-files`: whose files with these names would be.
 *
 * @throws AppError `form-not-understood`, `no-active-account`, and as `matchFiles` does
 */
export async function matchFileNames(context: RequestContext, body: unknown): Promise<{ readonly files: readonly MatchedFile[] }> {
  const { data } = FileNames.safeParse(body);
  if (!data) throw new AppError('form-not-understood');
  return { files: await matchFiles(await inLibraryOf(context, data.portal), data.names) };
}

/**
 * `POST /api/v1/deliveries`: begins to send documents to several clients.
 *
 * @throws AppError `form-not-understood`, `no-active-account`, and as `startDelivery` does
 */
export async function createDeliveryFromUpload(context: RequestContext, body: unknown, key: string | null): Promise<BegunDelivery> {
  const { data } = NewDelivery.safeParse(body);
  if (!data) throw new AppError('form-not-understood');
  return startDelivery(await inLibraryOf(context, data.portal), data, key);
}

async function inLibraryOf(context: RequestContext, portalId: string): Promise<RequestContext> {
  const portal = await openPortal(context, portalId);
  if (!context.variant.sections.library) throw new AppError('page-not-found');
  return { ...context, portal };
}

const Body = NewDocument.extend({ portal: z.string().max(40) });

/**
 * `POST /api/v1/documents`: makes a document of what was uploaded.
 *
 * @throws AppError `form-not-understood`, `no-active-account`, and as `addDocument` does
 */
export async function createDocumentFromUpload(context: RequestContext, body: unknown, key: string | null): Promise<AddedDocument> {
  const { data } = Body.safeParse(body);
  if (!data) throw new AppError('form-not-understood');
  const { portal: portalId, ...given } = data;
  return addDocument(await inLibraryOf(context, portalId), given, key);
}
