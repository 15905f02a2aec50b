import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { AppError } from '#domain/errors.ts';
import type { ByteRange } from '#domain/file/byte-range.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { withTemporaryFile, uploadsIn } from './uploads.ts';

/** A bucket of S3, or of a server that speaks as S3 does. */
export interface S3Access {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon's own, which the region names. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** True if an address names the bucket in its path instead of its host name. */
  readonly isPathStyle: boolean;
}

/**
 * Files in a bucket. What is on its way in stays in a folder of this machine until it is whole, so that its size and hash are known before it leaves.
 * What is read comes to that folder first and is compared with its record there.
 *
 * @throws Error in one sentence that says which setting is wrong, where a file cannot be written, read and removed
 */
export async function s3FileStore(folder: string, access: S3Access): Promise<FileStore> {
  const disk = await diskOf(access);
  await tryOut(disk, access);
  const [incoming, taken] = [join(folder, 'incoming'), join(folder, 'incoming', 'taken')];
  const keep = async (path: string, file: StoredFile): Promise<StoredFile> => {
    // S3 refuses a body that is another one than the hash says, and a key that has a file already.
    const conditions = { ChecksumSHA256: Buffer.from(file.hash, 'hex').toString('base64'), IfNoneMatch: '*' };
    await reached(disk.putStream(file.key, createReadStream(path), { contentLength: file.size, ...conditions }));
    return file;
  };
  return {
    uploads: uploadsIn(incoming),
    store: ({ path, size, hash }, key) => keep(path, { key, size, hash }),
    storeBytes: (content, keyOf) =>
      withTemporaryFile(taken, content, ({ path, size, hash }) => keep(path, { key: keyOf(hash), size, hash })),
    async copy({ key: from, ...file }, key) {
      await reached(disk.copy(from, key));
      return { key, ...file };
    },
    read: (file, part) => compared(disk, { file, part, folder: taken }),
    remove: (key) => reached(disk.delete(key)),
  };
}

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** The SDK is loaded by firms that have a bucket alone. */
async function diskOf({ accessKeyId, secretAccessKey, endpoint, isPathStyle, ...access }: S3Access): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      ...access,
      ...(endpoint === null ? {} : { endpoint }),
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: isPathStyle,
      visibility: 'private',
      supportsACL: false,
      // Servers other than Amazon's do not all know the checksums that the SDK adds by itself; ours is compared by us.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // What fails is thrown; nothing is written to the console beside the log.
      logger: silent,
    }),
  );
}

interface Compared {
  readonly file: StoredFile;
  readonly part: ByteRange | undefined;
  readonly folder: string;
}

/** A file that no folder names any more: it is gone once it has been read, or the process ends. */
async function compared(disk: Disk, { file: { key, size, hash }, part, folder }: Compared): Promise<Readable> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const content = await reached(disk.getStream(key));
    const found = createHash('sha256');
    let length = 0;
    await reached(
      pipeline(
        content,
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            length += piece.length;
            if (length > size) return;
            found.update(piece);
            yield piece;
          }
        },
        createWriteStream(path, { mode: 0o600, flags: 'wx' }),
      ),
    );
    if (length !== size || found.digest('hex') !== hash) throw new AppError('file-altered');
    const opened = await open(path);
    return opened.createReadStream(part ? { start: part.from, end: part.to } : {});
  } finally {
    await rm(path, { force: true });
  }
}

interface S3Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** FlyDrive says what it was doing; why it failed is its cause. */
function failureOf(error: unknown): S3Failure {
  return (error instanceof Error && error.cause instanceof Error ? error.cause : error) as S3Failure;
}

/** @throws AppError `file-missing`, and `files-unreachable` where the bucket does not answer */
async function reached<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { name, code, $metadata } = failureOf(error);
    if (name === 'NoSuchKey' || name === 'NotFound') throw new AppError('file-missing');
    const isOutage =
      $metadata?.httpStatusCode === undefined ? code !== undefined || name === 'TimeoutError' : $metadata.httpStatusCode >= 500;
    if (isOutage) throw Object.assign(new AppError('files-unreachable'), { cause: error });
    throw error;
  }
}

/** Writes, reads and removes a file. */
async function tryOut(disk: Disk, access: S3Access): Promise<void> {
  const key = `tried-at-start/${randomUUID()}`;
  try {
    await disk.put(key, 'a');
    await disk.get(key);
    await disk.delete(key);
  } catch (error) {
    throw new Error(sentenceOf(failureOf(error), access), { cause: error });
  }
}

const wrongSettings: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'does not know the key S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'does not accept S3_SECRET_ACCESS_KEY for S3_ACCESS_KEY_ID',
  AccessDenied: 'does not allow S3_ACCESS_KEY_ID to write, read and delete files',
  NoSuchBucket: 'does not have this bucket: check S3_BUCKET, and S3_PATH_STYLE',
  PermanentRedirect: 'has this bucket in another region: check S3_REGION',
  AuthorizationHeaderMalformed: 'has this bucket in another region: check S3_REGION',
};

function sentenceOf({ name, code, message }: S3Failure, { bucket, endpoint, region }: S3Access): string {
  const wrong = wrongSettings[name] ?? `does not answer (${code ?? name}: ${message}): check S3_ENDPOINT`;
  return `Files cannot be kept in the bucket "${bucket}": ${endpoint ?? `Amazon S3 in ${region}`} ${wrong}.`;
}
