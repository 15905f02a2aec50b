import { CsvReader } from './csv-reader.ts';
import { type OpenFile, type RowBatch, UnreadableFile } from './source-file.ts';

/** A byte stream, and how much of the file behind it has been read. */
export interface Bytes {
  readonly content: AsyncIterable<Buffer>;
  readonly read: () => number;
}

/**
 * The rows of a CSV (comma, quotes doubled inside quotes, any line end, byte order mark allowed), a chunk at a time. Empty
 * lines are passed over.
 *
 * @throws UnreadableFile where the quotes do not close, the packed content is broken, or there is no header.
 */
export async function csvRows({ content, read }: Bytes): Promise<OpenFile> {
  const batches = rowBatches(content, read);
  const first = await batches.next();
  const [header, ...rows] = first.done ? [] : first.value.rows;
  if (first.done || !header) throw new UnreadableFile('the file is empty; its first line must name the columns', null);
  const rest: RowBatch = { ...first.value, rows, lines: first.value.lines.slice(1) };
  async function* all() {
    yield rest;
    yield* batches;
  }
  return { columns: header.map((name) => name.trim()), batches: all() };
}

async function* rowBatches(content: AsyncIterable<Buffer>, read: () => number): AsyncGenerator<RowBatch> {
  const decoder = new TextDecoder();
  const reader = new CsvReader();
  let isFirst = true;
  try {
    for await (const chunk of content) {
      if (isFirst) refuseForeign(chunk);
      isFirst = false;
      const found = reader.take(decoder.decode(chunk, { stream: true }), false);
      if (found.rows.length > 0) yield { ...found, read: read() };
    }
  } catch (error) {
    throw unpacked(error);
  }
  const last = reader.take(decoder.decode(), true);
  if (last.rows.length > 0) yield { ...last, read: read() };
}

/** Damage of a package in words; whatever else fails is no fault of the file. */
function unpacked(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new UnreadableFile('the gzip file is incomplete; copy it again', null);
  return code.startsWith('Z_') ? new UnreadableFile('this is not a gzip file, or it is damaged', null) : error;
}

/** Other file types that programs save under the names that we read, by their first bytes. */
const foreign: readonly { readonly start: readonly number[]; readonly sentence: string }[] = [
  { start: [0x50, 0x4b, 0x03, 0x04], sentence: 'this is a ZIP archive or a spreadsheet; save it as CSV, or pack it with gzip' },
  { start: [0x1f, 0x8b], sentence: 'this is packed with gzip; its name must end in .csv.gz' },
  { start: [0xff, 0xfe], sentence: 'the file is in UTF-16; save it as UTF-8' },
  { start: [0xfe, 0xff], sentence: 'the file is in UTF-16; save it as UTF-8' },
];

/** @throws UnreadableFile when the first bytes of a file are those of something else than text. */
function refuseForeign(bytes: Buffer): void {
  const found = foreign.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (found) throw new UnreadableFile(found.sentence, null);
}
