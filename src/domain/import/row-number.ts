/** A file of 50 MB has fewer lines. */
const linesOfFile = 20_000_000;

/** The number of a line of one of several files: rows of all of them in order. */
export function rowNumber(file: number, line: number): number {
  return file * linesOfFile + line;
}

/** Which file, counted from 0, and which line of it a row is. */
export function placeOfRow(row: number): { readonly file: number; readonly line: number } {
  return { file: Math.floor(row / linesOfFile), line: row % linesOfFile };
}
