import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { csvRows } from './csv-rows.ts';
import { type ImportFileName, importFileNames, isImportFileName } from '../format/import-file.ts';
import { type ImportSource, type SourceFile, type Stranger, UnreadableFile } from './source-file.ts';

/** Says whose ids the transactions of a folder have, where it is not the folder's name. */
const sourceFile = 'source.txt';

/**
 * The CSV files (also `.csv.gz`) of a folder as a source, named as asked for, else as its `source.txt` says, else after the folder. Files of other kinds are left alone; CSV files that the format does
 * not know, and a file that is there twice, are strangers.
 *
 * @throws Error in words for a person when the folder cannot be read or has no CSV file, or its `source.txt` is no name.
 */
export async function folderSource(folder: string, named?: string): Promise<ImportSource> {
  const names = await csvFilesIn(folder);
  const taken = new Map<ImportFileName, string>();
  const strangers: Stranger[] = [];
  for (const name of names) {
    const plain = name.replace(/\.gz$/, '');
    if (isImportFileName(plain) && !taken.has(plain)) taken.set(plain, join(folder, name));
    else strangers.push({ name, sentence: whyNot(name, plain) });
  }
  const inOrder = importFileNames.flatMap((name) => {
    const path = taken.get(name);
    return path === undefined ? [] : [fileAt(name, path)];
  });
  const name = named ?? (await nameIn(folder)) ?? basename(resolve(folder));
  return { name, files: await Promise.all(inOrder), strangers };
}

async function nameIn(folder: string): Promise<string | null> {
  if (!(await readdir(folder)).includes(sourceFile)) return null;
  const name = (await readFile(join(folder, sourceFile), 'utf8')).replace(/^\uFEFF/, '').trim();
  if (!isSourceName(name))
    throw new Error(`${join(folder, sourceFile)} should hold the name of a source: one line of at most 200 characters.`);
  return name;
}

export function isSourceName(name: string): boolean {
  return name !== '' && name.length <= 200 && !/[\0\n\r\uFFFD]/.test(name);
}

function whyNot(name: string, plain: string): string {
  if (isImportFileName(plain)) return `${plain} is in the folder too; keep one of the two`;
  const meant = importFileNames.find((known) => known === plain.toLowerCase().replace(/\.gz$/, ''));
  if (meant) return `the name must be written ${meant}${/\.gz$/i.test(name) ? '.gz' : ''}`;
  return `the format has no file with this name. Its files: ${importFileNames.join(', ')}`;
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
  const found = await stat(path);
  const open = async () => {
    if (!found.isFile()) throw new UnreadableFile('this is a folder or a device, and must be a file', null);
    return csvRows(bytesOf(path));
  };
  return { name, size: found.size, open };
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
