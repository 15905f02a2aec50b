import { createHash } from 'node:crypto';
import { link, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '#domain/errors.ts';
import type { ByteRange } from '#domain/file/byte-range.ts';
import { withTemporaryFile, type ReceivedFile, type Uploads, uploadsIn } from './uploads.ts';

/** A file as its record knows it: where it is, and what it has to be. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly hash: string;
}

/** The place where files are kept. A key is made by `storedKey` and never used twice. */
export interface FileStore {
  /** The files that are on their way in. */
  readonly uploads: Uploads;
  /**
   * Keeps a received file under a key. When it returns, the file is on the disk: its record may be written. The received one stays where it
   * is until its caller discards it.
   */
  readonly store: (received: ReceivedFile, key: string) => Promise<StoredFile>;
  /** Keeps a file that we made ourselves, under a key that may say its hash. */
  readonly storeBytes: (content: Buffer, keyOf: (hash: string) => string) => Promise<StoredFile>;
  /** Keeps a file that is kept already under another key too: one can be removed, and the other stays. */
  readonly copy: (file: StoredFile, key: string) => Promise<StoredFile>;
  /**
   * The file or a part of it, as a stream. The whole is read and compared with its record before the first byte is given out.
   *
   * @throws AppError `file-missing`, `file-altered`, `files-unreachable`
   */
  readonly read: (file: StoredFile, part?: ByteRange) => Promise<Readable>;
  readonly remove: (key: string) => Promise<void>;
}

/** Files in a folder of this machine. */
export function localFileStore(folder: string): FileStore {
  const kept = join(folder, 'kept');
  const disk = new Disk(new FSDriver({ location: kept, visibility: 'private' }));
  const keep = async (path: string, { key, size, hash }: StoredFile): Promise<StoredFile> => {
    const target = join(kept, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // A second name, not a move: it fails where a file is already, whoever else stores there at this moment.
    await link(path, target);
    await syncFolders(dirname(target), folder);
    return { key, size, hash };
  };
  return {
    uploads: uploadsIn(join(folder, 'incoming')),
    store: ({ path, ...file }, key) => keep(path, { ...file, key }),
    storeBytes: (content, keyOf) =>
      withTemporaryFile(join(folder, 'incoming', 'taken'), content, (made) => keep(made.path, { ...made, key: keyOf(made.hash) })),
    copy: ({ key: from, ...file }, key) => keep(join(kept, from), { ...file, key }),
    async read(file, part) {
      await verify(disk, file);
      const content = await disk.getStream(file.key);
      return part ? Readable.from(partOf(content, part), { objectMode: false }) : content;
    },
    remove: (key) => disk.delete(key),
  };
}

/** A new name lasts when the folder that has it is synced, and so do new folders in theirs. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; folder.startsWith(upTo); folder = dirname(folder)) {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function verify(disk: Disk, { key, size, hash }: StoredFile): Promise<void> {
  if (!(await disk.exists(key))) throw new AppError('file-missing');
  const found = createHash('sha256');
  let length = 0;
  for await (const piece of await disk.getStream(key)) {
    length += (piece as Buffer).length;
    if (length > size) break;
    found.update(piece as Buffer);
  }
  if (length !== size || found.digest('hex') !== hash) throw new AppError('file-altered');
}

async function* partOf(content: AsyncIterable<Buffer>, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of content) {
    const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
    at += piece.length;
    if (wanted.length > 0) yield wanted;
    if (at > to) return;
  }
}
