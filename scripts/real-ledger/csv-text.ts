import { stringify } from 'csv-stringify/sync';
import type { ImportFile } from '#server/operations/import/format/import-file.ts';

/** A file of an import folder as it is written to disk: UTF-8, comma, header line. */
export function csvText({ columns, rows }: ImportFile): string {
  return stringify([columns, ...rows]);
}
