/** A cell that someone has written otherwise than the file has it. The file itself stays as it is. */
export interface Correction {
  readonly line: number;
  /** From 0. */
  readonly column: number;
  /** Name of the column in the file. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Maximum corrections of one file. */
export const maxCorrections = 200;

/** In characters; a longer cell stays as it is. */
export const longestCorrection = 500;

/** A row with its corrections. Where the file is understood otherwise by now, its own text stays. */
export function correctedCells(cells: readonly string[], corrections: readonly Correction[]): readonly string[] {
  const fitting = corrections.filter(({ column, from }) => (cells[column] ?? '') === from);
  const last = Math.max(cells.length - 1, ...fitting.map(({ column }) => column));
  const written = new Map(fitting.map(({ column, to }) => [column, to]));
  return Array.from({ length: last + 1 }, (_cell, column) => written.get(column) ?? cells[column] ?? '');
}
