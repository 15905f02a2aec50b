import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { csvRows } from './csv-rows.ts';
import { type ImportFileName, importFileNames, isImportFileName } from './import-file.ts';
import type { ImportSource, SourceFile } from './source-file.ts';

/**
 * The CSV files (also `.csv.gz`) of a folder as a source. Files of other kinds are left alone; CSV files that the format does
 * not know, and a file that is there twice, are strangers.
 *
 * @throws Error in words for a person when the folder cannot be read or has no CSV file.
 */
export async function folderSource(folder: string): Promise<ImportSource> {
  const names = await csvFilesIn(folder);
  const taken = new Map<ImportFileName, string>();
  const strangers: string[] = [];
  for (const name of names) {
    const plain = name.replace(/\.gz$/, '');
    if (isImportFileName(plain) && !taken.has(plain)) taken.set(plain, join(folder, name));
    else strangers.push(name);
  }
  const inOrder = importFileNames.flatMap((name) => {
    const path = taken.get(name);
    return path === undefined ? [] : [fileAt(name, path)];
  });
  return { name: basename(resolve(folder)), files: await Promise.all(inOrder), strangers };
}

async function csvFilesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  });
  const names = all.filter((name) => /\.csv(\.gz)?$/i.test(name)).sort();
  if (names.length === 0) throw new Error(`There are no CSV files in ${folder}.`);
  return names;
}

async function fileAt(name: ImportFileName, path: string): Promise<SourceFile> {
  const { size } = await stat(path);
  return { name, size, open: () => csvRows(bytesOf(path)) };
}

/** The file's content, and how many of its bytes on disk have been read. */
function bytesOf(path: string): { readonly content: AsyncIterable<Buffer>; readonly read: () => number } {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const read = () => file.bytesRead;
  if (!path.endsWith('.gz')) return { content: file, read };
  const unzipped = createGunzip({ chunkSize: 256 * 1024 });
  file.on('error', (error) => unzipped.destroy(error));
  return { content: file.pipe(unzipped), read };
}
