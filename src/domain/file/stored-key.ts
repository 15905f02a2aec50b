import { AppError } from '../errors.ts';

/** Owner of a stored file. The ids are ours; the name came with the file. */
export interface StoredFileOwner {
  readonly variant: string;
  readonly portal: string;
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

const segment = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const longestName = 60;

/**
 * Returns the storage key of a file: `variant/portal/kind/id/version/name`. The key is made once, when the file arrives, and stored in
 * its record: no file is looked up by its name, so renaming a document moves nothing. Throws for an invalid folder or version.
 */
export function storedKey({ variant, portal, kind, id, version, name }: StoredFileOwner): string {
  const folders = [variant, portal, kind, id, String(version)];
  if (!folders.every((folder) => segment.test(folder)) || !Number.isSafeInteger(version) || version < 1) {
    throw new Error(`Not a place for a file: ${folders.join('/')}`);
  }
  return [...folders, nameForStorage(name)].join('/');
}

/** A name that every file system and object store takes: letters and digits of ASCII, and the extension. */
export function nameForStorage(name: string): string {
  const [, before, extension] = /^(.+)\.([a-z0-9]{1,8})$/is.exec(name) ?? [];
  const stem = ascii(before ?? name).slice(0, longestName) || 'file';
  return extension === undefined ? stem : `${stem}.${extension.toLowerCase()}`;
}

function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
}

/** The name of a file as it is shown and sent: without folders, control characters and marks that turn the direction of writing. */
export function toSafeFileName(name: string): string {
  const shown = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (shown === '' || /^(\.+|\.[^.]+)$/.test(shown)) throw new AppError('file-name-invalid');
  if (Array.from(shown).length > 200) throw new AppError('file-name-invalid');
  return shown;
}
