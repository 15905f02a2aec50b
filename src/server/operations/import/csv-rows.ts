import { CsvError, parse } from 'csv-parse';
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
  const waiting = { rows: [] as string[][], lines: [] as number[] };
  let line = 1;
  let isFirst = true;
  // `on_record` gathers what one chunk brings: much cheaper than a stream of objects.
  const parser = parse({
    bom: true,
    relax_column_count: true,
    max_record_size: longestRow,
    on_record: (row: string[]) => {
      if (row.length > 1 || row[0] !== '') {
        waiting.rows.push(row);
        waiting.lines.push(line);
      }
      line += 1 + lineBreaksIn(row);
      return null;
    },
  });
  const failure = new Promise<never>((_resolve, reject) => parser.once('error', reject));
  failure.catch(() => undefined);
  const taken = () => ({ rows: waiting.rows.splice(0), lines: waiting.lines.splice(0), read: read() });
  try {
    for await (const chunk of content) {
      if (isFirst) refuseForeign(chunk);
      isFirst = false;
      await Promise.race([failure, written(parser, chunk)]);
      if (waiting.rows.length > 0) yield taken();
    }
    await Promise.race([failure, ended(parser)]);
  } catch (error) {
    throw unreadable(error, line);
  }
  if (waiting.rows.length > 0) yield taken();
}

type Parser = ReturnType<typeof parse>;

function written(parser: Parser, chunk: Buffer): Promise<void> {
  return new Promise((done) => parser.write(chunk, () => done()));
}

function ended(parser: Parser): Promise<void> {
  return new Promise((done) => {
    parser.once('end', done);
    parser.resume();
    parser.end();
  });
}

/** Line breaks inside the quotes of a row. */
function lineBreaksIn(row: readonly string[]): number {
  let breaks = 0;
  for (const cell of row) {
    if (cell.includes('\n')) breaks += cell.split('\n').length - 1;
  }
  return breaks;
}

function unreadable(error: unknown, line: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof CsvError) return new UnreadableFile(brokenRows[code] ?? error.message, line);
  if (code === 'Z_BUF_ERROR') return new UnreadableFile('the gzip file is incomplete; copy it again', null);
  return code.startsWith('Z_') ? new UnreadableFile('this is not a gzip file, or it is damaged', null) : error;
}

/** In bytes. A quotation mark that is not closed takes in all that follows. */
const longestRow = 1024 * 1024;

const unclosed = 'a quotation mark that opens in this row is not closed';
const brokenRows: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: `${unclosed} before the end of the file`,
  CSV_MAX_RECORD_SIZE: `this row is longer than a megabyte; perhaps ${unclosed}`,
  CSV_INVALID_CLOSING_QUOTE: `${unclosed} where its cell ends; inside a cell in quotation marks they are written twice`,
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell; put the whole cell in quotation marks and write those inside it twice',
};

/** What other programs save under the names that we read. */
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
