import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { formats } from '../format/files.ts';
import type { ImportFileName } from '../format/import-file.ts';
import { type OpenFile, type SourceFile, UnreadableFile } from '../read/source-file.ts';
import type { Problems } from '../check/problem.ts';
import { type HeaderProblem, headerProblems, wideHeaderProblems } from './read-header.ts';
import { type RowReaderContext, rowReader } from './row-reader.ts';
import { quoted, stagingTable } from './staging-tables.ts';
import { unpivotWideRows, isWide, type WideFormat } from './unpivot-wide-rows.ts';

/** A file whose rows wait in their staging table. */
export interface StagedFile {
  readonly name: ImportFileName;
  readonly rows: number;
  /** The columns that the file has, or that have a meaning when blank. */
  readonly columns: ReadonlySet<string>;
  /** True if rows that refer to the file can be checked, which depends on its header. */
  readonly isComparable: boolean;
}

export interface Staging extends RowReaderContext {
  readonly connection: pg.PoolClient;
  readonly problems: Problems;
  readonly onRead: (progress: { readonly rows: number; readonly read: number }) => void;
}

/** Streams a file through the checks of its columns and rows into its staging table. A faulty row goes in too, marked as such. */
export async function stageFile(file: SourceFile, staging: Staging): Promise<StagedFile> {
  const report = (line: number | null, column: string | null, { found, expected }: { found: string | null; expected: string }) =>
    staging.problems.add({ file: file.name, line, column, found, expected });
  try {
    const written = await file.open();
    const header = headerOf(file.name, written);
    for (const { sentence } of header.problems) report(1, null, { found: null, expected: sentence });
    const isComparable = !header.problems.some(({ isGrave }) => isGrave);
    const reader = rowReader(formats[file.name], header.file.columns, staging);
    let rows = 0;
    let broken: UnreadableFile | null = null;
    async function* copied() {
      try {
        for await (const batch of header.file.batches) {
          let text = '';
          batch.rows.forEach((cells, index) => {
            const line = batch.lines[index] ?? 0;
            text += reader.read(cells, line, ({ column, found, expected }) =>
              report(line, header.label(column, cells), { found, expected }),
            );
          });
          rows += batch.rows.length;
          staging.onRead({ rows, read: batch.read });
          if (text !== '') yield text;
        }
      } catch (error) {
        // A COPY that breaks off would take the transaction with it, and what other files get wrong could not be said any more.
        if (!(error instanceof UnreadableFile)) throw error;
        broken = error;
      }
    }
    const columns = ['line', 'is_faulty', ...reader.columns.map(quoted)].join(', ');
    await pipeline(copied, staging.connection.query(copyFrom(`copy ${stagingTable(file.name)} (${columns}) from stdin`)));
    if (broken) throw broken;
    return { name: file.name, rows, columns: new Set(reader.columns), isComparable };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report(error.line, null, { found: null, expected: error.message });
    return { name: file.name, rows: 0, columns: new Set(), isComparable: false };
  }
}

interface Header {
  readonly file: OpenFile;
  readonly problems: readonly HeaderProblem[];
  /** A staging column's name in the file, for a row. */
  readonly label: (column: string | null, cells: readonly string[]) => string | null;
}

function headerOf(name: ImportFileName, file: OpenFile): Header {
  const format = formats[name];
  const { wide } = format;
  if (!wide || !isWide(file.columns, wide)) return { file, problems: headerProblems(file.columns, format), label: (column) => column };
  const problems = wideHeaderProblems(file.columns, format, wide);
  const without = new Set(problems.flatMap(({ column }) => column ?? []));
  return { file: unpivotWideRows(file, wide, without), problems, label: wideLabel(file.columns[0] ?? '', wide) };
}

function wideLabel(dayColumn: string, wide: WideFormat): Header['label'] {
  return (column, cells) => (column === wide.day ? dayColumn : (cells[0] ?? null));
}
