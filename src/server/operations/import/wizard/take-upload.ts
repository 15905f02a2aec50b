import { idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { detectLayout } from '#domain/import/layouts/detect-layout.ts';
import { maxImportFileBytes, maxFiles, maxPersonBytes } from '#domain/import/file-import.ts';
import { isId } from '#domain/is-id.ts';
import { toLayout } from '#domain/import/map/mapped-layout.ts';
import type { Mapping } from '#domain/import/map/mapping.ts';
import type { RequestContext } from '../../../request-context.ts';
import { concurrencyLimit } from '../../../concurrency-limit.ts';
import { UnreadableFile } from '../read/source-file.ts';
import { splitIntoPieces, shapeOfStart, tableFileName } from '../read/detect-shape.ts';
import type { FileShape } from '../read/file-rows.ts';
import { readSampleRows } from '../read/sample-rows.ts';
import { pieceBytes } from '../read/stored-content.ts';
import { findImport } from './find-import.ts';
import { mappedLayout } from './map/layout-of-file.ts';

interface Upload {
  readonly importId: string;
  readonly portalId: string;
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
  /** Aborted when the sender hangs up. */
  readonly signal?: AbortSignal;
}

const sampleRows = 200;

/** A spreadsheet has to be unpacked for its first rows. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 10, ofEach: 3, longestWait: 20_000 });

/**
 * Keeps a file of an import, piece by piece as it comes, and looks at how it is written.
 *
 * @throws AppError `import-not-found`, `forbidden`, `import-files-full`, `imports-full`, `import-file-…`; `server-busy` where its turn does not come, and
 * for a sender who has hung up
 */
export async function takeUpload(
  context: Pick<RequestContext, 'actor' | 'db'>,
  { importId, portalId, name, content, signal }: Upload,
): Promise<{ readonly file: string }> {
  const { actor, db } = context;
  if (!isId(importId)) throw new AppError('import-not-found');
  const cleanName = tableFileName(name);
  const begun = await db.writeUnaudited('import-preview', async (tx) => {
    await tx.imports.lock(importId);
    const one = await findImport(tx, { id: importId, portalId, actor, action: 'change' });
    if ((await tx.imports.files(one.id)).length >= maxFiles) throw new AppError('import-files-full');
    const file = await tx.imports.beginFile({ importId: one.id, createdBy: one.createdBy, name: cleanName });
    return { file, createdBy: one.createdBy };
  });
  try {
    const size = await keepContent(context, begun, content);
    const shape = await inTurn(() => shapeOf(context, { file: begun.file, name: cleanName, size, signal }), idOfActor(actor), signal);
    await db.write(async (tx) => {
      await tx.imports.lock(importId);
      const one = await findImport(tx, { id: importId, portalId, actor, action: 'change' });
      await tx.imports.endFile(begun.file, { size, ...shape });
      const after = { file: cleanName, size, layout: shape.layout };
      tx.audit.add({ action: 'import-changed', portalId: one.portalId, target: { kind: 'import', id: one.id }, after });
    });
    return { file: begun.file };
  } catch (error) {
    await db.writeUnaudited('import-preview', (tx) => tx.imports.removeFile(begun.file));
    throw error instanceof UnreadableFile ? new AppError('file-unreadable') : error;
  }
}

interface Begun {
  readonly file: string;
  readonly createdBy: string;
}

/** No transaction waits for the network: each piece has its own. */
async function keepContent(
  { db }: Pick<RequestContext, 'db'>,
  { file, createdBy }: Begun,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  let size = 0;
  let position = 0;
  for await (const piece of splitIntoPieces(content, pieceBytes)) {
    size += piece.length;
    if (size > maxImportFileBytes) throw new AppError('import-file-too-large');
    const kept = { position, createdBy, content: piece };
    const held = await db.writeUnaudited('import-preview', (tx) => tx.imports.addPiece(file, kept));
    if (held > maxPersonBytes) throw new AppError('imports-full');
    position += 1;
  }
  if (size === 0) throw new AppError('import-file-empty');
  return size;
}

interface ToRecognise {
  readonly file: string;
  readonly name: string;
  readonly size: number;
  readonly signal: AbortSignal | undefined;
}

async function shapeOf(
  { db }: Pick<RequestContext, 'db'>,
  { file, name, size, signal }: ToRecognise,
): Promise<FileShape & { readonly layout: string | null; readonly mapping: Mapping | null }> {
  const start = await db.read((snapshot) => snapshot.imports.piece(file, 0));
  const shape = shapeOfStart(start ?? Buffer.alloc(0), name);
  const { rows } = await readSampleRows((work) => db.read(work), { ...shape, id: file, size, signal }, sampleRows);
  const saved = await db.read((snapshot) => snapshot.importLayouts.list());
  const own = saved.toReversed().map(({ id, mapping }) => ({ id, layout: toLayout(mapping) }));
  const layout = detectLayout(rows, own);
  const mapping = saved.find(({ id }) => id === layout)?.mapping ?? null;
  return { ...shape, layout: mapping ? mappedLayout : layout, mapping };
}
