export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Rows that Page Up and Page Down pass over. */
const pageOfRows = 10;

/** Returns the cell to which a key moves in a grid, by the ARIA pattern, within its bounds. Null for any other key. */
export function moveInGrid(from: CellPlace, { key, ctrlKey }: KeyPress, size: GridSize): CellPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowLeft: { ...from, column: from.column - 1 },
    ArrowRight: { ...from, column: from.column + 1 },
    ArrowUp: { ...from, row: from.row - 1 },
    ArrowDown: { ...from, row: from.row + 1 },
    PageUp: { ...from, row: from.row - pageOfRows },
    PageDown: { ...from, row: from.row + pageOfRows },
    Home: { row: ctrlKey ? 0 : from.row, column: 0 },
    End: { row: ctrlKey ? last.row : from.row, column: last.column },
  };
  const to = moves[key];
  return to ? { row: within(to.row, last.row), column: within(to.column, last.column) } : null;
}

function within(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last);
}
