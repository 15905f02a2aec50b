import { Readable } from 'node:stream';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { takeUpload } from '../../operations/import/wizard/take-upload.ts';
import { openPortal } from '../../operations/portals/open-portal.ts';
import { parseQuery } from '../../operations/parse-query.ts';
import type { RequestContext } from '../../request-context.ts';

const UploadQuery = z.strictObject({ portal: z.string().max(40), import: z.string().max(40), name: z.string().min(1).max(300) });

/**
 * `POST /api/v1/import-files?portal=…&import=…&name=…`: the bytes of a file, for the pages of imports.
 *
 * @throws AppError `query-not-understood`, `no-active-account`, and as `takeUpload` does
 */
export async function receiveImportFile(
  context: RequestContext,
  { query, body, signal }: { readonly query: Record<string, unknown>; readonly body: unknown; readonly signal: AbortSignal },
): Promise<{ readonly file: string }> {
  const { portal, import: importId, name } = parseQuery(UploadQuery, query);
  const { id: portalId } = await openPortal(context, portal);
  if (!(body instanceof Readable)) throw new AppError('form-not-understood');
  return takeUpload(context, { importId, portalId, name, content: body, signal });
}
