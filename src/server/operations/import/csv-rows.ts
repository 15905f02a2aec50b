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
  if (first.done || !header) throw new UnreadableFile('a header line', null);
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
  // `on_record` gathers what one chunk brings: much cheaper than a stream of objects.
  const parser = parse({
    bom: true,
    relax_column_count: true,
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
  if (error instanceof CsvError) return new UnreadableFile('CSV whose quotes open and close around whole cells', line);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') ? new UnreadableFile('an undamaged gzip file', null) : error;
}
