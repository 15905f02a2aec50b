import type { ImportFile, ImportFileName } from '../format/import-file.ts';

/** The source of an import: a folder, or files held in memory. `name` is the source of its transactions unless they say another. */
export interface ImportSource {
  readonly name: string;
  readonly files: readonly SourceFile[];
  /** CSV files that cannot be taken. */
  readonly strangers: readonly Stranger[];
}

/** A file that cannot be taken, and why, in a sentence. */
export interface Stranger {
  readonly name: string;
  readonly sentence: string;
}

export interface SourceFile {
  readonly name: ImportFileName;
  /** In bytes; of rows in memory their number. */
  readonly size: number;
  /** @throws UnreadableFile when it is no CSV. */
  readonly open: () => Promise<OpenFile>;
}

export interface OpenFile {
  readonly columns: readonly string[];
  /** Rows after the header, some thousands at a time. */
  readonly batches: AsyncIterable<RowBatch>;
}

export interface RowBatch {
  readonly rows: readonly (readonly string[])[];
  /** The line of each row in the file, the header being line 1. */
  readonly lines: readonly number[];
  /** The amount read so far, in the unit of the file's size. */
  readonly read: number;
}

/** A file that cannot be read on from some line, in a sentence. */
export class UnreadableFile extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null) {
    super(message);
    this.name = 'UnreadableFile';
    this.line = line;
  }
}

const batchSize = 5000;

/** Files that were made in memory, as a source. */
export function sourceOfFiles(name: string, files: readonly ImportFile[]): ImportSource {
  return { name, files: files.map(fileInMemory), strangers: [] };
}

export function fileInMemory({ name, columns, rows }: ImportFile): SourceFile {
  async function* batches() {
    for (let at = 0; at < rows.length; at += batchSize) {
      const some = rows.slice(at, at + batchSize);
      yield { rows: some, lines: some.map((_row, index) => at + index + 2), read: at + some.length };
    }
  }
  return { name, size: rows.length, open: async () => ({ columns, batches: batches() }) };
}
