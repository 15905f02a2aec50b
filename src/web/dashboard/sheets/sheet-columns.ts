/** What the cells of a row show, as someone types it. */
export type Cells<Column extends string> = Readonly<Record<Column, string>>;

/** A size has no sign: pasted brackets and minus signs fall away. What is only shown no one types into. */
export type CellKind = 'day' | 'number' | 'size' | 'choice' | 'note' | 'text' | 'shown';

/** The columns of a sheet: what they take, whatever the language. */
export interface SheetColumns<Column extends string> {
  readonly columns: readonly Column[];
  readonly kinds: Readonly<Record<Column, CellKind>>;
  /** Which cells of a row have something to say. */
  readonly asked: (cells: Cells<Column>) => ReadonlySet<Column>;
  /** What a new row begins with: alone it says nothing. */
  readonly preset: ReadonlySet<Column>;
  /** By which a pasted line finds its row; without one lines go where they are pasted. */
  readonly key?: Column;
}

export interface CellOption {
  readonly value: string;
  readonly label: string;
}

/** What columns are called in the reader's language. */
export interface SheetWords<Column extends string> {
  readonly label: (column: Column) => string;
  /** What else the head of a pasted table may call one. */
  readonly alias?: (column: Column) => string | undefined;
  readonly optionsOf: (column: Column) => readonly CellOption[];
}

/** A row as it stands in the sheet. */
export interface OpenRow<Column extends string> {
  readonly key: string;
  /** What it was recorded as; null for a new one. */
  readonly entry: string | null;
  readonly name: string | null;
  readonly isPaired: boolean;
  readonly isVoided: boolean;
  /** What it said when the page was loaded. */
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
