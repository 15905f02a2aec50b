import { type Header, headerOf } from '../layouts/header.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Shapes } from '../layouts/detect-layout.ts';
import { RowCells } from './row-cells.ts';

/** Position of a row in its file: in a table, below or between tables, or where nothing has begun. */
export type Place = 'row' | 'ignored' | 'nothing';

/** Follows the tables of a file from line to line. */
export class TableRows {
  readonly #layout: Layout;
  readonly #shapes: Pick<Shapes, 'numbers' | 'columnNumbers'>;
  readonly #facts = new Map<string, string>();
  #header: Header | null = null;
  #row: RowCells | null = null;

  constructor(layout: Layout, shapes: Pick<Shapes, 'numbers' | 'columnNumbers'>) {
    this.#layout = layout;
    this.#shapes = shapes;
  }

  /** The header of the table that the last row stands in. */
  get header(): Header | null {
    return this.#header;
  }

  /** The cells of the last row; `null` while no line was a header. */
  get row(): RowCells | null {
    return this.#row;
  }

  /** The cell that comes after these, in a row above the table. */
  fact(after: readonly string[]): string | null {
    return this.#facts.get(after.join('\n')) ?? null;
  }

  place(cells: readonly string[]): Place {
    this.#row?.next(cells);
    if (this.#startsWithDigit(cells)) return 'row';
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    if (filled === 0 || this.#isHeader(cells)) return 'nothing';
    if (this.#row === null) {
      this.#remember(cells);
      return 'nothing';
    }
    return filled > 1 && this.#isInTable(cells) ? 'row' : 'ignored';
  }

  /** Nearly all rows: a digit where the date stands. */
  #startsWithDigit(cells: readonly string[]): boolean {
    const [header, row] = [this.#header, this.#row];
    return header !== null && row !== null && belongs(header, cells) && /^\d/.test(row.cell(header.table.date));
  }

  #isHeader(cells: readonly string[]): boolean {
    const header = this.#layout.tables.map((table) => headerOf(table, cells)).find((found) => found !== null);
    if (!header) return false;
    this.#header = header;
    const { numbers, columnNumbers } = this.#shapes;
    this.#row = new RowCells({ header, numbers, columnNumbers, blanks: new Set(this.#layout.blanks) });
    return true;
  }

  /** A sum ends the table. */
  #isInTable(cells: readonly string[]): boolean {
    const header = this.#header;
    const first = (cells[0] ?? '').trim();
    if (!header || !belongs(header, cells)) return false;
    const { endsAt = [], notes } = header.table;
    if (endsAt.includes(first)) this.#header = null;
    return this.#header !== null && !(notes !== undefined && new RegExp(notes).test(first));
  }

  #remember(cells: readonly string[]): void {
    const filled = cells.slice(0, 8).map((cell) => cell.trim());
    filled.forEach((cell, at) => this.#facts.set(filled.slice(0, at).join('\n'), cell));
  }
}

function belongs({ table, cells: [section] }: Header, cells: readonly string[]): boolean {
  return table.isSection !== true || cells[0] === section;
}
