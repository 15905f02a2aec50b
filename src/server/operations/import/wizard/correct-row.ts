import type { CorrectedRow, OpenedRow } from '#contracts/imports.ts';
import { AppError } from '#domain/errors.ts';
import { type Correction, longestCorrection, maxCorrections } from '#domain/import/convert/correction.ts';
import { placeOfRow, rowNumber } from '#domain/import/convert/row-number.ts';
import { TableRows } from '#domain/import/convert/table-rows.ts';
import type { Queries } from '../../../db/queries.ts';
import type { FoundFile } from '../../../db/queries/imports.ts';
import { fileRows } from '../read/file-rows.ts';
import { layoutOfFile } from './map/layout-of-file.ts';
import { storedContent } from '../read/stored-content.ts';

const isPlain = (text: string) => text.length <= longestCorrection && !/\p{Cc}/u.test(text);

/** A row of the import as its file has it, with what was corrected; `null` for none, and for one that the last check said nothing of. */
export async function openRow(
  tx: Queries,
  files: readonly FoundFile[],
  wanted: { importId: string; row: number | null },
): Promise<OpenedRow | null> {
  const { importId, row } = wanted;
  if (row === null) return null;
  const { file: at, line } = placeOfRow(row);
  const file = files[at];
  const isTold = file?.corrections.some((one) => one.line === line) || (await tx.importRows.isTold(importId, row));
  const cells = file && isTold ? await cellsOf(tx, file, line) : null;
  return cells && { row, line, cells };
}

/** Cells that no form can send back as they are, too long or of several lines, are not among them. */
async function cellsOf(tx: Queries, file: FoundFile, line: number): Promise<OpenedRow['cells'] | null> {
  const found = await rowOf(tx, file, line);
  if (!found) return null;
  const corrections = new Map(file.corrections.filter((one) => one.line === line).map(({ column, to }) => [column, to]));
  return found.names.flatMap((name, column) => {
    const text = found.cells[column] ?? '';
    return name === '' || !isPlain(text) ? [] : { column, name, text, corrected: corrections.get(column) ?? null };
  });
}

/** With the names of the columns where it stands. */
async function rowOf(
  tx: Queries,
  file: FoundFile,
  line: number,
): Promise<{ readonly names: readonly string[]; readonly cells: readonly string[] } | null> {
  const layout = layoutOfFile(file);
  if (!layout) return null;
  const tables = new TableRows(layout, { numbers: 'point' });
  for await (const { rows, lines } of fileRows(
    storedContent(async (work) => work(tx), file),
    file,
  ))
    for (const [index, cells] of rows.entries()) {
      const place = tables.place(cells);
      if ((lines[index] ?? 0) < line) continue;
      const isHere = lines[index] === line && place === 'row';
      return isHere && tables.header ? { names: tables.header.cells.map((name) => name.trim()), cells } : null;
    }
  return null;
}

interface Rewritten {
  readonly importId: string;
  readonly row: number;
  /** By `cell-` and the column. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Keeps what someone writes instead of the cells of a row; a cell that says what the file says is no correction.
 *
 * @returns what was corrected, for the trail
 * @throws AppError `import-row-not-found`, `import-corrections-full`, `form-not-understood`
 */
export async function correctRow(tx: Queries, { importId, row, fields }: Rewritten): Promise<Record<string, unknown>> {
  const files = await tx.imports.files(importId);
  const opened = await openRow(tx, files, { importId, row });
  const file = files[placeOfRow(row).file];
  if (!opened || !file) throw new AppError('import-row-not-found');
  const { line } = opened;
  const made = opened.cells.flatMap(({ column, name, text: from, corrected }): Correction[] => {
    const to = fields[`cell-${column}`] ?? corrected ?? from;
    if (typeof to !== 'string' || !isPlain(to)) throw new AppError('form-not-understood');
    return to === from ? [] : [{ line, column, name, from, to }];
  });
  const kept = file.corrections.filter((one) => one.line !== line);
  if (kept.length + made.length > maxCorrections) throw new AppError('import-corrections-full');
  await tx.imports.correct(file.id, [...kept, ...made]);
  return { file: file.name, line, cells: made.map(({ name, from, to }) => ({ name, from, to })) };
}

/**
 * Takes the corrections of a row back.
 *
 * @returns which they were, for the trail
 * @throws AppError `import-row-not-found` where nothing is corrected
 */
export async function uncorrectRow(tx: Queries, { importId, row }: Omit<Rewritten, 'fields'>): Promise<Record<string, unknown>> {
  const { file: at, line } = placeOfRow(row);
  const file = (await tx.imports.files(importId))[at];
  const taken = file?.corrections.filter((one) => one.line === line) ?? [];
  if (!file || taken.length === 0) throw new AppError('import-row-not-found');
  await tx.imports.correct(
    file.id,
    file.corrections.filter((one) => one.line !== line),
  );
  return { file: file.name, line, cells: taken.map(({ name, from, to }) => ({ name, from: to, to: from })) };
}

/** Lists the corrections, row by row in the order of the files. */
export function correctedRows(files: readonly FoundFile[]): CorrectedRow[] {
  return files.flatMap(({ name: file, corrections }, at) =>
    [...Map.groupBy(corrections, ({ line }) => line)]
      .toSorted(([a], [b]) => a - b)
      .map(([line, cells]) => ({ row: rowNumber(at, line), file, line, cells: cells.map(({ name, from, to }) => ({ name, from, to })) })),
  );
}
