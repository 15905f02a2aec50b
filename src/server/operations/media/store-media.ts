import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { idOfActor } from '#domain/actor.ts';
import { contentPolicy } from '#domain/content/content-policy.ts';
import { AppError } from '#domain/errors.ts';
import { toSafeFileName } from '#domain/file/stored-key.ts';
import { uploadKey } from '#domain/file/upload.ts';
import { maxMediaBytes, mediaFormat } from '#domain/media/media-format.ts';
import { mediaName, mediaPlace, type MediaSize } from '#domain/media/media-file.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { NewMediaFile } from '../../db/queries/content/media-files.ts';
import { drawSizes } from '../../files/draw-sizes.ts';
import type { DrawnPicture } from '../../files/picture-in-sizes.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { discardFile } from '../../files/uploads.ts';
import type { RequestContext } from '../../request-context.ts';

/** An upload and the name of its file. */
export const SentMedia = z.object({ upload: z.string().regex(uploadKey), fileName: z.string().min(1).max(300) });

type Storing = Pick<RequestContext, 'actor' | 'db' | 'variant'> & { readonly files: FileStore };

/**
 * Makes a file of media of what was uploaded: a picture in its sizes, a document as it came. No entry has it yet, so administrators alone see it.
 *
 * @returns the id of the file, for the field of an entry
 * @throws AppError `page-not-found` for anyone else than administrators, `upload-missing`, `file-name-invalid`, and as `saveMedia`
 */
export async function storeMedia(context: Storing, sent: z.infer<typeof SentMedia>): Promise<string> {
  const { actor, db, files } = context;
  authorize({ policy: contentPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  const fileName = toSafeFileName(sent.fileName);
  const received = await files.uploads.take({ person: idOfActor(actor), key: sent.upload });
  try {
    if (received.size > maxMediaBytes) throw new AppError('media-too-large');
    const kept = await saveMedia(context, { fileName, content: await readFile(received.path) });
    return await db.write((tx) => add(tx, kept));
  } finally {
    await discardFile(received);
  }
}

async function add(tx: Transaction, kept: NewMediaFile): Promise<string> {
  const id = await tx.mediaFiles.add(kept);
  const { fileName: name, format, size } = kept;
  tx.audit.add({ action: 'media-uploaded', target: { kind: 'content', id }, after: { name, format, size } });
  return id;
}

interface Brought {
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * Keeps the content of a file in storage, as its kind is kept. `draw` draws pictures: in a process of their own unless they are ours.
 *
 * @throws AppError `media-unsupported`, `image-too-many-pixels`, `image-unreadable`, `server-busy`
 */
export async function saveMedia(
  { actor, variant, files }: Pick<Storing, 'actor' | 'files'> & { readonly variant: { readonly id: string } },
  { fileName, content }: Brought,
  draw: (content: Buffer, whose: string) => Promise<DrawnPicture> = drawSizes,
): Promise<NewMediaFile> {
  const format = mediaFormat(content);
  if (format === null) throw new AppError('media-unsupported');
  const drawn =
    format === 'pdf'
      ? { width: null, height: null, sizes: [{ type: 'application/pdf', width: null, height: null, content }] }
      : await draw(content, `${variant.id}/${idOfActor(actor)}`);
  const place = mediaPlace(fileName, Date.now());
  const sizes = await storeSizes(files, { folder: mediaFolderIn(variant.id, place), fileName, sizes: drawn.sizes });
  return { place, fileName, format, size: content.length, width: drawn.width, height: drawn.height, sizes };
}

/** The folder of a file in storage. */
export const mediaFolderIn = (variant: string, place: string): string => `${variant}/media/${place}`;

interface ToStore {
  readonly folder: string;
  readonly fileName: string;
  readonly sizes: readonly {
    readonly type: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly content: Buffer;
  }[];
}

/** Stores all sizes or none. */
async function storeSizes(files: FileStore, { folder, fileName, sizes }: ToStore): Promise<MediaSize[]> {
  const stored: StoredFile[] = [];
  const kept: MediaSize[] = [];
  try {
    for (const { content, ...size } of sizes) {
      const extension = size.type.split('/')[1] ?? '';
      const nameOf = (hash: string) => mediaName(fileName, { hash, width: size.width, extension });
      const file = await files.storeBytes(content, (hash) => `${folder}/${nameOf(hash)}`);
      stored.push(file);
      kept.push({ ...size, name: nameOf(file.hash), size: file.size, hash: file.hash });
    }
    return kept;
  } catch (error) {
    for (const { key } of stored) await files.remove(key);
    throw error;
  }
}
