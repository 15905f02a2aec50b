import type { Column, FileFormat } from '../format/column.ts';
import { cellReader, expectedOf } from '../format/read-cell.ts';

/** Converts a row of a file for its staging table, to the text format of COPY. */
export interface RowReader {
  /** The staging columns that the text holds after `line` and `is_faulty`, in this order. */
  readonly columns: readonly string[];
  /** The row as one line of COPY. Whatever is wrong is reported and leaves its cell empty. */
  readonly read: (cells: readonly string[], line: number, report: ReportCell) => string;
}

export type ReportCell = (problem: { readonly column: string | null; readonly found: string | null; readonly expected: string }) => void;

interface CompiledColumn {
  readonly name: string;
  /** The column's index in the file, or -1 if the file lacks it. */
  readonly at: number;
  readonly read: (text: string) => string | null;
  readonly expected: string;
  readonly isRequired: boolean;
  readonly blank: string | null;
  readonly mustEscape: boolean;
}

export interface RowReaderContext {
  readonly sourceName: string;
  readonly latestDay: string;
}

/** Compiles a file's columns once, so that a row costs little. */
export function rowReader(format: FileFormat, header: readonly string[], context: RowReaderContext): RowReader {
  const columns = Object.entries(format.columns)
    .map(([name, column]) => compiled(name, column, { at: header.indexOf(name), context }))
    .filter(({ at, blank }) => at >= 0 || blank !== null);
  const values: (string | null)[] = columns.map(() => null);
  const indexOf = new Map(columns.map(({ name }, index) => [name, index]));
  const value = (name: string) => values[indexOf.get(name) ?? -1] ?? null;

  const read: RowReader['read'] = (cells, line, report) => {
    const faulty: (string | null)[] = [];
    const fault: ReportCell = (problem) => {
      // What cannot be read is not missing as well.
      if (faulty.includes(problem.column)) return;
      faulty.push(problem.column);
      report(problem);
    };
    if (cells.length !== header.length) {
      fault({ column: null, found: null, expected: `${cellsIn(cells)} where the header has ${header.length}${hintFor(cells, header)}` });
    }
    let text = '';
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] as CompiledColumn;
      const stored = readCell(column, cells, fault);
      values[index] = stored;
      text += stored === null ? '\t\\N' : `\t${column.mustEscape ? escaped(stored) : stored}`;
    }
    format.rule?.(value, (column, expected) => fault({ column, found: value(column) ?? '', expected }));
    return `${line}\t${faulty.length > 0 ? 't' : 'f'}${text}\n`;
  };
  return { columns: columns.map(({ name }) => name), read };
}

function compiled(name: string, column: Column, { at, context }: { at: number; context: RowReaderContext }): CompiledColumn {
  return {
    name,
    at,
    read: cellReader(column, context.latestDay),
    expected: expectedOf(column, context.latestDay),
    isRequired: column.required === true,
    blank: column.whenBlank?.(context.sourceName) ?? null,
    mustEscape: column.kind === 'text' || column.kind === 'emails' || column.kind === 'texts',
  };
}

function readCell(column: CompiledColumn, cells: readonly string[], report: ReportCell): string | null {
  const cell = column.at < 0 ? '' : (cells[column.at] ?? '').trim();
  if (cell !== '') {
    const read = column.read(cell);
    if (read === null) report({ column: column.name, found: cell, expected: unreadable(cell) ?? column.expected });
    return read;
  }
  // A row that is too short has been reported as a whole.
  if (column.isRequired && column.at < cells.length) report({ column: column.name, found: '', expected: column.expected });
  return column.blank;
}

function cellsIn(cells: readonly string[]): string {
  return cells.length === 1 ? 'one cell' : `${cells.length} cells`;
}

function hintFor(cells: readonly string[], header: readonly string[]): string {
  return cells.length > header.length ? ': text and numbers with a comma need quotation marks around them' : '';
}

/** Bytes that were no UTF-8 have become U+FFFD; PostgreSQL keeps no NUL. */
function unreadable(cell: string): string | null {
  if (cell.includes('\uFFFD')) return 'text in UTF-8: the file seems to be in another encoding';
  return cell.includes('\0') ? 'text without NUL characters' : null;
}

const special = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(text: string): string {
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text;
}
