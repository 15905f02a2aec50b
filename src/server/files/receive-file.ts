import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#domain/errors.ts';

/** A file as it came, whole and on the disk, that no record speaks of yet. Whoever has it stores it or discards it. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 in lower-case hex. */
  readonly hash: string;
}

/**
 * Writes what comes to the disk, a piece at a time, and counts and hashes it on its way. Nothing is left of what is refused or breaks off.
 *
 * @throws AppError `file-empty`, `file-too-large` as soon as it is
 */
export async function receiveFile(
  content: AsyncIterable<Uint8Array>,
  { folder, mostBytes }: { readonly folder: string; readonly mostBytes: number },
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content) {
      size += piece.length;
      if (size > mostBytes) throw new AppError('file-too-large', { megabytes: Math.floor(mostBytes / 1_000_000) });
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (size === 0) throw new AppError('file-empty');
    await file.sync();
    return { path, size, hash: hash.digest('hex') };
  } catch (error) {
    await discardFile({ path });
    throw error;
  } finally {
    await file.close();
  }
}

export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}
