import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import { CsvReader, type CsvRows } from './csv-reader.ts';
import { spreadsheetRows } from './spreadsheet/spreadsheet-rows.ts';
import type { StoredContent } from './stored-content.ts';

/** The format, encoding and separator with which a file is read. */
export interface FileShape {
  readonly format: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  readonly separator: Separator;
}

/**
 * The rows of a file, a piece of its content at a time.
 *
 * @throws UnreadableFile where quotation marks are wrong, a row is too long, or a spreadsheet is damaged
 */
export async function* fileRows(content: StoredContent, { format, encoding, separator }: FileShape): AsyncGenerator<CsvRows> {
  if (format === 'xlsx') {
    yield* spreadsheetRows(content);
    return;
  }
  const decoder = new TextDecoder(encoding);
  const reader = new CsvReader(separator);
  for await (const piece of content.all()) yield reader.take(decoder.decode(piece, { stream: true }), false);
  yield reader.take(decoder.decode(), true);
}
