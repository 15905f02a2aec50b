import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { uploadKey } from '#domain/file/upload.ts';
import { findHeaderLine } from '#domain/import/map/guess-mapping.ts';
import { maxImportFileBytes } from '#domain/import/file-import.ts';
import { authorize } from '#domain/policy.ts';
import { maxDrafts, reconciliationsPolicy } from '#domain/reconciliation/reconciliation.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { discardFile, type ReceivedFile } from '../../files/uploads.ts';
import type { RequestContext } from '../../request-context.ts';
import { splitIntoPieces, shapeOfStart, tableFileName } from '../import/read/detect-shape.ts';
import type { FileShape } from '../import/read/file-rows.ts';
import { parseSampleRows } from '../import/read/sample-rows.ts';
import { pieceBytes, type StoredContent } from '../import/read/stored-content.ts';
import { UnreadableFile } from '../import/read/source-file.ts';

const NewList = z.strictObject({
  intent: z.literal('begin'),
  upload: z.string().regex(uploadKey),
  'file-name': z.string().min(1).max(300),
  day: z.string().refine(isIsoDate),
  source: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^\P{Cc}*$/u),
});

const rowsLookedAt = 30;

/**
 * Keeps an uploaded list of a custodian for a day, until its columns are explained. What lists with the same columns were read by before is
 * remembered.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `page-not-found`, `reconciliation-day-ahead`, `reconciliations-full`, `upload-missing`, `import-file-…`
 */
export async function beginReconciliation(
  { actor, db, files, today }: Pick<RequestContext, 'actor' | 'db' | 'files' | 'today'>,
  given: Record<string, unknown>,
): Promise<string> {
  authorize({ policy: reconciliationsPolicy, action: 'create', notFound: 'page-not-found' }, actor, {});
  const { data: form } = NewList.safeParse(given);
  if (!form || !('userId' in actor)) throw new AppError('form-not-understood');
  const { day, source, upload: key } = form;
  if (day > today) throw new AppError('reconciliation-day-ahead');
  const fileName = tableFileName(form['file-name']);
  const received = await files.uploads.take({ person: actor.userId, key });
  try {
    const content = contentOf(received);
    const shape = await looked(content, fileName);
    return await db.write(async (tx) => {
      if ((await tx.reconciliations.countDrafts()) >= maxDrafts) throw new AppError('reconciliations-full');
      const mapping = await tx.reconciliations.mappingOf(shape.header);
      const { header: _header, ...written } = shape;
      const id = await tx.reconciliations.create({
        day,
        source,
        fileName,
        size: received.size,
        ...written,
        mapping,
        createdBy: actor.userId,
      });
      let position = 0;
      for await (const piece of splitIntoPieces(content.all(), pieceBytes)) {
        await tx.reconciliations.addPiece(id, position, piece);
        position += 1;
      }
      tx.audit.add({ action: 'reconciliation-begun', target: { kind: 'reconciliation', id }, after: { day, source, file: fileName } });
      return id;
    });
  } finally {
    await discardFile(received);
  }
}

function contentOf({ path, size }: ReceivedFile): StoredContent {
  async function* range(start: number, end: number) {
    if (end <= start) return;
    for await (const chunk of createReadStream(path, { start, end: end - 1 })) yield chunk as Buffer;
  }
  return { size, range, all: () => range(0, size) };
}

async function looked(content: StoredContent, name: string): Promise<FileShape & { readonly header: readonly string[] }> {
  if (content.size > maxImportFileBytes) throw new AppError('import-file-too-large');
  if (content.size === 0) throw new AppError('import-file-empty');
  const start: Buffer[] = [];
  for await (const chunk of content.range(0, pieceBytes)) start.push(chunk);
  const shape = shapeOfStart(Buffer.concat(start), name);
  try {
    const { rows } = await parseSampleRows(content, shape, rowsLookedAt);
    return { ...shape, header: rows[findHeaderLine(rows)] ?? [] };
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('file-unreadable') : error;
  }
}
