import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#domain/errors.ts';
import { hoursOfUpload, maxFileBytes, maxBytesUnderWay, maxUploads, uploadKey } from '#domain/file/upload.ts';
import { isId } from '#domain/is-id.ts';

/** A file that a person sends, by the key that the sender made for it. */
export interface Upload {
  readonly person: string;
  readonly key: string;
}

/** A file as it came, whole and on the disk, that no record speaks of yet. Whoever has it stores it, gives it back or discards it. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 in lower-case hex. */
  readonly hash: string;
}

/** Files on their way in, a piece at a time: what broke off goes on where it ended. Each person sees their own alone. */
export interface Uploads {
  /** Returns the bytes that are there. */
  readonly received: (upload: Upload) => Promise<number>;
  /**
   * Writes what comes behind what is there; a piece that begins elsewhere is left unread.
   *
   * @returns how much is there now
   * @throws AppError `file-too-large`, `uploads-full`, `upload-busy`
   */
  readonly append: (upload: Upload, at: number, content: AsyncIterable<Uint8Array>) => Promise<number>;
  /**
   * Takes a whole upload out, so that no piece changes it any more.
   *
   * @throws AppError `upload-missing`, `file-empty`, `upload-busy`
   */
  readonly take: (upload: Upload) => Promise<ReceivedFile>;
  /** For what was refused and can be tried again. */
  readonly giveBack: (upload: Upload, file: ReceivedFile) => Promise<void>;
  readonly discard: (upload: Upload) => Promise<void>;
  /** Deletes the uploads that no one went on with for a day. */
  readonly forgetOld: () => Promise<void>;
}

/** One process writes in a folder (`start/instance-lock.ts`), so that it knows which uploads a piece is coming in for. */
export function uploadsIn(folder: string): Uploads {
  const busy = new Set<string>();
  const alone = async <Result>(upload: Upload, work: (path: string) => Promise<Result>): Promise<Result> => {
    const path = pathOf(folder, upload);
    if (busy.has(path)) throw new AppError('upload-busy');
    busy.add(path);
    try {
      return await work(path);
    } finally {
      busy.delete(path);
    }
  };
  return {
    received: async (upload) => sizeOf(pathOf(folder, upload)),
    append: (upload, at, content) =>
      alone(upload, async (path) => {
        const size = await sizeOf(path);
        if (size !== at) return size;
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const room = await roomFor(path);
        return write(path, { size, room }, content);
      }),
    take: (upload) =>
      alone(upload, async (path) => {
        const taken = join(folder, 'taken', randomUUID());
        await mkdir(dirname(taken), { recursive: true, mode: 0o700 });
        if ((await sizeOf(path)) === 0) throw new AppError('upload-missing');
        await rename(path, taken);
        return measured(taken);
      }),
    giveBack: (upload, { path }) => alone(upload, (back) => rename(path, back)),
    discard: (upload) => alone(upload, (path) => rm(path, { force: true })),
    forgetOld: () => forgetOld(folder),
  };
}

export async function discardFile({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
  await rm(path, { force: true });
}

/** Both parts are checked: they come with a request. */
function pathOf(folder: string, { person, key }: Upload): string {
  if (!isId(person) || !uploadKey.test(key)) throw new AppError('upload-missing');
  return join(folder, person, key);
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** Returns how many bytes more the file may have, by what its sender has under way beside it. */
async function roomFor(path: string): Promise<number> {
  await forgetOldIn(dirname(path));
  const all = await readdir(dirname(path));
  const isNew = !all.includes(path.slice(dirname(path).length + 1));
  if (isNew && all.length >= maxUploads) throw new AppError('uploads-full');
  const sizes = await Promise.all(all.map((name) => sizeOf(join(dirname(path), name))));
  return maxBytesUnderWay - sizes.reduce((sum, size) => sum + size, 0);
}

async function write(
  path: string,
  { size, room }: { readonly size: number; readonly room: number },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const file = await open(path, 'a', 0o600);
  try {
    let length = size;
    for await (const piece of content) {
      length += piece.length;
      if (length > maxFileBytes) throw new AppError('file-too-large', { megabytes: maxFileBytes / 1_000_000 });
      if (length - size > room) throw new AppError('uploads-full');
      await file.writeFile(piece);
    }
    return length;
  } finally {
    await file.close();
  }
}

/** Synced before its record is written. */
async function measured(path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(path)) {
    size += (piece as Buffer).length;
    hash.update(piece as Buffer);
  }
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, size, hash: hash.digest('hex') };
}

/** Writes a file of our own, whole and on the disk, for as long as `work` takes. */
export async function withTemporaryFile<Result>(
  folder: string,
  content: Buffer,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  try {
    return await work(await measured(path));
  } finally {
    await discardFile({ path });
  }
}

async function forgetOld(folder: string): Promise<void> {
  for (const person of await readdir(folder).catch(() => [])) await forgetOldIn(join(folder, person));
}

async function forgetOldIn(folder: string): Promise<void> {
  const oldest = Date.now() - hoursOfUpload * 3_600_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}
