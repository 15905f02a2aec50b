import { columnAt, type Header, headerOf } from './header.ts';
import type { Layout, NumberSource, Table } from './layout.ts';
import { layoutIds, type LayoutId, layouts } from './registry.ts';
import { type DateShape, dateShapeOf } from '../read/read-day.ts';
import { columnShapeOf, type NumberShape, numberShapeOf } from '../read/read-number.ts';

/** Formats of dates and numbers in a file. */
export interface Shapes {
  readonly dates: DateShape;
  readonly numbers: NumberShape;
  /** Formats of columns that write numbers in a way of their own, by their names in the layout. */
  readonly columnNumbers?: ReadonlyMap<string, NumberShape | 'mixed'>;
}

interface Candidate<Id extends string> {
  readonly id: Id;
  readonly layout: Layout;
}

const builtIn: readonly Candidate<LayoutId>[] = layoutIds.map((id) => ({ id, layout: layouts[id] }));

/**
 * The layout whose columns the first rows of a file name, the most detailed where several do; `null` where none does. `own` are those that
 * the firm has saved: they name all columns of their files, and come first.
 */
export function detectLayout<Id extends string = never>(
  rows: readonly (readonly string[])[],
  own: readonly Candidate<Id>[] = [],
): LayoutId | Id | null {
  const fitting = [...own, ...builtIn].flatMap(({ id, layout }) => {
    const header = firstHeader(layout, rows, true);
    const isMarked = layout.mark === undefined || rows.some((cells) => cells.some((cell) => cell.trim() === layout.mark));
    return header && isMarked ? [{ id, detail: header.header.table.header.length + (layout.mark === undefined ? 0 : 1) }] : [];
  });
  return fitting.toSorted((a, b) => b.detail - a.detail)[0]?.id ?? null;
}

/** Detects from the first rows how a file writes dates and numbers; where they do not show it, the layout decides. */
export function detectShapes(layout: Layout, rows: readonly (readonly string[])[]): Shapes {
  const found = firstHeader(layout, rows);
  if (!found) return { dates: layout.dates, numbers: layout.numbers };
  const { header, at } = found;
  const below = rows.slice(at + 1);
  const cellsOf = ({ name, pattern }: NumberColumn) => {
    const column = columnAt(header, name);
    const cells = column < 0 ? [] : below.map((each) => each[column]?.trim() ?? '').filter((cell) => /\d/.test(cell));
    return pattern === undefined ? cells : cells.flatMap((cell) => new RegExp(pattern).exec(cell.slice(0, maxMatched))?.[1] ?? []);
  };
  const columns = numberColumns(header.table).map((column) => ({ ...column, cells: cellsOf(column) }));
  const columnNumbers = new Map(
    columns.flatMap(({ name, cells }) => {
      const shape = columnShapeOf(cells);
      return shape === null ? [] : [[name, shape] as const];
    }),
  );
  return {
    dates: dateShapeOf(cellsOf({ name: header.table.date })) ?? layout.dates,
    numbers: numberShapeOf(columns.flatMap(({ cells }) => cells)) ?? layout.numbers,
    columnNumbers,
  };
}

/** In characters, of a cell that patterns look at. */
const maxMatched = 300;

/** The first line that is a header of the layout; `isToDetect` asks for the whole header where the columns alone tell too little. */
function firstHeader(
  layout: Layout,
  rows: readonly (readonly string[])[],
  isToDetect = false,
): { readonly header: Header; readonly at: number } | null {
  for (const [at, cells] of rows.entries()) {
    for (const table of layout.tables) {
      const header = headerOf(table, cells);
      if (header && (!isToDetect || table.isWhole !== true || isWhole(header))) return { header, at };
    }
  }
  return null;
}

function isWhole({ table, cells }: Header): boolean {
  return cells.filter((name) => !name.startsWith('#')).length === table.header.length;
}

interface NumberColumn {
  readonly name: string;
  readonly pattern?: string;
}

function numberColumns({ amount, units, price, charges, tax, accrued }: Table): NumberColumn[] {
  return [amount, units, price, charges, tax, accrued].flatMap((source) => (source === undefined ? [] : columnsOf(source)));
}

function columnsOf(source: NumberSource): NumberColumn[] {
  if (typeof source === 'string') return [{ name: source }];
  if ('pattern' in source) return [{ name: source.column, pattern: source.pattern }];
  if ('sum' in source) return source.sum.flatMap(columnsOf);
  if ('product' in source) return source.product.flatMap(columnsOf);
  if ('difference' in source) return source.difference.flatMap(columnsOf);
  if ('quotient' in source) return source.quotient.flatMap(columnsOf);
  if ('size' in source) return columnsOf(source.size);
  return 'negative' in source ? columnsOf(source.negative) : [];
}
