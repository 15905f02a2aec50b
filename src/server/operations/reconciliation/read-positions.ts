import { AppError } from '#domain/errors.ts';
import { RowCells } from '#domain/import/convert/row-cells.ts';
import type { PositionMapping } from '#domain/reconciliation/position-mapping.ts';
import { readPosition, type ReadPosition } from '#domain/reconciliation/read-position.ts';
import { maxStatedRows } from '#domain/reconciliation/reconciliation.ts';
import { fileRows, type FileShape } from '../import/read/file-rows.ts';
import type { StoredContent } from '../import/read/stored-content.ts';
import { UnreadableFile } from '../import/read/source-file.ts';

type Reader = (cells: readonly string[], line: number) => ReadPosition | null;

/** Reads the rows below the line of column names, one after the other. */
export function positionReader(mapping: PositionMapping): Reader {
  let row: RowCells | null = null;
  return (cells, line) => {
    if (row === null) {
      const isHeader = mapping.header.every((name) => cells.includes(name));
      if (isHeader) row = new RowCells({ header: { cells, currency: null }, numbers: mapping.numbers, blanks: new Set() });
      return null;
    }
    row.next(cells);
    return readPosition(row, line, mapping);
  };
}

/**
 * All positions of a list.
 *
 * @throws AppError `file-unreadable`, `reconciliation-too-long`, `reconciliation-empty`
 */
export async function readPositions(content: StoredContent, shape: FileShape, mapping: PositionMapping): Promise<ReadPosition[]> {
  const read = positionReader(mapping);
  const found: ReadPosition[] = [];
  try {
    for await (const { rows, lines } of fileRows(content, shape)) {
      for (const [at, cells] of rows.entries()) {
        const position = read(cells, lines[at] ?? 0);
        if (position) found.push(position);
      }
      if (found.length > maxStatedRows) throw new AppError('reconciliation-too-long', { limit: maxStatedRows });
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? new AppError('file-unreadable') : error;
  }
  if (found.length === 0) throw new AppError('reconciliation-empty');
  return found;
}
