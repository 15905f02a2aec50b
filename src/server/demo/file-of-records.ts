import type { ImportFile, ImportFileName } from '../operations/import/format/import-file.ts';

/** An import file made from records: a column that a record does not name is blank. */
export function fileOfRecords(
  name: ImportFileName,
  columns: readonly string[],
  records: readonly Readonly<Record<string, string>>[],
): ImportFile {
  return { name, columns, rows: records.map((record) => columns.map((column) => record[column] ?? '')) };
}
