/** The text of each cell of a row, as the reader types it. */
export type Cells<Column extends string> = Readonly<Record<Column, string>>;

/** A size has no sign: pasted brackets and minus signs fall away. What is only shown no one types into. */
export type CellKind = 'day' | 'number' | 'size' | 'choice' | 'note' | 'text' | 'shown';

/** The columns of a sheet: what they take, whatever the language. */
export interface SheetColumns<Column extends string> {
  readonly columns: readonly Column[];
  readonly kinds: Readonly<Record<Column, CellKind>>;
  /** Returns the columns that apply to a row with these cells. */
  readonly asked: (cells: Cells<Column>) => ReadonlySet<Column>;
  /** The columns with values in a new row. A row with values in these alone counts as empty. */
  readonly preset: ReadonlySet<Column>;
  /** By which a pasted line finds its row; without one lines go where they are pasted. */
  readonly key?: Column;
}

export interface CellOption {
  readonly value: string;
  readonly label: string;
}

/** The names of the columns and options in the reader's language. */
export interface SheetWords<Column extends string> {
  readonly label: (column: Column) => string;
  /** Returns a further name of the column that the head of a pasted table may use. */
  readonly alias?: (column: Column) => string | undefined;
  readonly optionsOf: (column: Column) => readonly CellOption[];
}

/** A row as it stands in the sheet. */
export interface OpenRow<Column extends string> {
  readonly key: string;
  /** The key of the record; null for a new row. */
  readonly entry: string | null;
  readonly name: string | null;
  readonly isPaired: boolean;
  readonly isVoided: boolean;
  /** The cells at the time when the page loaded. */
  readonly first: Cells<Column>;
  readonly cells: Cells<Column>;
}

export interface Spot<Column extends string> {
  readonly row: number;
  readonly column: Column;
}

export function isNumber(kind: CellKind): boolean {
  return kind === 'number' || kind === 'size';
}
