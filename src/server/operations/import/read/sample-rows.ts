import type { Queries } from '../../../db/queries.ts';
import type { CsvRows } from './csv-reader.ts';
import { fileRows, type FileShape } from './file-rows.ts';
import { type StoredContent, storedContent } from './stored-content.ts';

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

/**
 * The rows that a file begins with, by which people and programs recognise how it is written.
 *
 * @throws UnreadableFile
 */
export async function readSampleRows(read: Read, file: FileShape & Parameters<typeof storedContent>[1], most: number): Promise<CsvRows> {
  return parseSampleRows(storedContent(read, file), file, most);
}

/** As `readSampleRows`, of content that is kept elsewhere. */
export async function parseSampleRows(content: StoredContent, shape: FileShape, most: number): Promise<CsvRows> {
  const found: CsvRows = { rows: [], lines: [] };
  for await (const { rows, lines } of fileRows(content, shape)) {
    found.rows.push(...rows.slice(0, most - found.rows.length));
    found.lines.push(...lines.slice(0, most - found.lines.length));
    if (found.rows.length >= most) break;
  }
  return found;
}
