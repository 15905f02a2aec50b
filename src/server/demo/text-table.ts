/** A row of a text table: its cells by column name, '' where a cell is empty or the table has no such column. */
export type TextRow = (column: string) => string;

/**
 * Reads a table written in a source file: the first line names the columns, `|` parts the cells, blanks around them do not count.
 */
export function textTable(written: string): TextRow[] {
  const [header = [], ...lines] = written
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return lines.map((cells) => {
    if (cells.length > header.length) throw new RangeError(`too many cells: ${cells.join(' | ')}`);
    return (column) => cells[header.indexOf(column)] ?? '';
  });
}
