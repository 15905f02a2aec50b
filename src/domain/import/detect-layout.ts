import { columnAt, type Header, headerOf } from './header.ts';
import type { Layout, NumberSource, Table } from './layout.ts';
import { layoutIds, type LayoutId, layouts } from './layouts/registry.ts';
import { type DateShape, dateShapeOf } from './read-day.ts';
import { type NumberShape, numberShapeOf } from './read-number.ts';

/** How a file writes dates and numbers. */
export interface Shapes {
  readonly dates: DateShape;
  readonly numbers: NumberShape;
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
    const header = firstHeader(layout, rows);
    const isMarked = layout.mark === undefined || rows.some((cells) => cells.some((cell) => cell.trim() === layout.mark));
    return header && isMarked ? [{ id, detail: header.header.table.header.length + (layout.mark === undefined ? 0 : 1) }] : [];
  });
  return fitting.toSorted((a, b) => b.detail - a.detail)[0]?.id ?? null;
}

/** How the first rows write dates and numbers; where they do not show it, as the layout says. */
export function shapesIn(layout: Layout, rows: readonly (readonly string[])[]): Shapes {
  const found = firstHeader(layout, rows);
  if (!found) return { dates: layout.dates, numbers: layout.numbers };
  const { header, at } = found;
  const below = rows.slice(at + 1);
  const cellsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const column = columnAt(header, name);
      return column < 0 ? [] : below.map((cells) => cells[column]?.trim() ?? '').filter((cell) => /\d/.test(cell));
    });
  return {
    dates: dateShapeOf(cellsOf([header.table.date])) ?? layout.dates,
    numbers: numberShapeOf(cellsOf(numberColumns(header.table))) ?? layout.numbers,
  };
}

function firstHeader(layout: Layout, rows: readonly (readonly string[])[]): { readonly header: Header; readonly at: number } | null {
  for (const [at, cells] of rows.entries()) {
    for (const table of layout.tables) {
      const header = headerOf(table, cells);
      if (header) return { header, at };
    }
  }
  return null;
}

function numberColumns({ amount, units, price, charges }: Table): string[] {
  return [amount, units, price, charges].flatMap((source) => (source === undefined ? [] : columnsOf(source)));
}

function columnsOf(source: NumberSource): string[] {
  if (typeof source === 'string') return [source];
  if ('sum' in source) return source.sum.flatMap(columnsOf);
  if ('product' in source) return source.product.flatMap(columnsOf);
  if ('difference' in source) return source.difference.flatMap(columnsOf);
  if ('quotient' in source) return source.quotient.flatMap(columnsOf);
  if ('size' in source) return columnsOf(source.size);
  return 'negative' in source ? columnsOf(source.negative) : [];
}
