/** A file of 50 MB has fewer lines. */
const linesOfFile = 20_000_000;

/** The second transaction of a line is numbered so far behind the first. */
const partsApart = linesOfFile / 2;

/** The number of a line of one of several files: rows of all of them in order. `part` is 1 for the second transaction of the line. */
export function rowNumber(file: number, line: number, part: 0 | 1 = 0): number {
  return file * linesOfFile + part * partsApart + line;
}

/** Returns the file (counted from 0) and the line of a row. */
export function placeOfRow(row: number): { readonly file: number; readonly line: number } {
  return { file: Math.floor(row / linesOfFile), line: row % partsApart };
}
