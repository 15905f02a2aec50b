import type { ReactNode } from 'react';

/** A column of a grid, told of what its rows are. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly isText?: boolean;
  /** Whether it names the row; the grid keeps it. */
  readonly isName?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What sorts by it, as an address or something to do, and how it sorts now; absent where nothing does. */
  readonly sort?: { readonly order: 'asc' | 'desc' | null; readonly by: string | (() => void) };
  readonly className?: string | undefined;
}

/** A line of a grid: a row, or what stands for several with cells of its own by column. */
export type GridLine<Row> =
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: Row;
      readonly look?: string | undefined;
      /** What stands across the cells of these columns, which have nothing to show. */
      readonly across?: { readonly columns: readonly string[]; readonly content: ReactNode };
    }
  | {
      readonly kind: 'group' | 'total';
      readonly key: string;
      readonly cells: Readonly<Record<string, ReactNode>>;
      /** What it is on a phone. */
      readonly card: ReactNode;
    }
  /** What stands between the rows on a phone alone. */
  | { readonly kind: 'heading'; readonly key: string; readonly card: ReactNode };

/** A line that stands in the table. */
export type TableLine<Row> = Exclude<GridLine<Row>, { readonly kind: 'heading' }>;

/** Rows that all stand by themselves. */
export function gridRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): GridLine<Row>[] {
  return rows.map((row) => ({ kind: 'row', key: keyOf(row), row }));
}
