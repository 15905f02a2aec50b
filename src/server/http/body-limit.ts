import { uploadPieceBytes } from '#domain/file/upload.ts';
import { maxImportFileBytes } from '#domain/import/file-import.ts';
import { maxPictureBytes } from '#contracts/admin/images.ts';
import { pathsWhere } from '#contracts/pages/page-patterns.ts';

/** All in bytes. What a request without a session may bring: the forms for signing in and the API take far less. It is no part of the budget. */
export const guestBodyLimit = 64_000;

/** The bytes that a request with a session may bring; where pictures are taken, more. */
export const bodyLimit = 1_000_000;

/** A picture, and what else stands in its form. */
export const pictureBodyLimit = maxPictureBytes + 100_000;

const addressesOf = (paths: string) => new RegExp(`^${paths}(?:\\.data)?(?:\\?|$)`);

/** The addresses that take a picture along with a form. */
const takesPictures = addressesOf(pathsWhere(({ takes }) => takes === 'pictures'));

/** Pages of one address, which come before those of many: `/admin/audit` is no collection. */
const takesNone = addressesOf(pathsWhere(({ path, takes }) => takes !== 'pictures' && !/[:*]/.test(path)));

/** The address at which a file is kept piece by piece as it comes: none of it is held until the answer. */
export const uploadPath = '/api/v1/import-files';
export const piecePath = '/api/v1/upload-pieces';

const streamedBytes: Readonly<Partial<Record<string, number>>> = { [uploadPath]: maxImportFileBytes + 1, [piecePath]: uploadPieceBytes };

export function isStreamedAt(url: string): boolean {
  return streamedBytesAt(url) !== undefined;
}

function streamedBytesAt(url: string): number | undefined {
  return streamedBytes[url.split('?')[0] ?? ''];
}

/** Returns the bytes that a request of a valid session to this address may bring. */
export function bodyLimitAt(url: string): number {
  return streamedBytesAt(url) ?? (takesPictures.test(url) && !takesNone.test(url) ? pictureBodyLimit : bodyLimit);
}

/** The number of fields, files among them, that a form may have. Our longest has about a hundred. */
export const maxFields = 1000;
