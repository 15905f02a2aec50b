import type { ReactNode } from 'react';

/** A column of a grid, told of what its rows are. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly isText?: boolean;
  /** True when the column names the row; the grid always shows it. */
  readonly isName?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The address or the function that sorts by the column, and its current order; absent for a column that cannot sort. */
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
      /** The content across these columns, whose cells are empty. */
      readonly across?: { readonly columns: readonly string[]; readonly content: ReactNode };
    }
  | {
      readonly kind: 'group' | 'total';
      readonly key: string;
      readonly cells: Readonly<Record<string, ReactNode>>;
      /** The card of the row on a phone. */
      readonly card: ReactNode;
    }
  /** A heading between the rows, on a phone only. */
  | { readonly kind: 'heading'; readonly key: string; readonly card: ReactNode };

/** A line that stands in the table. */
export type TableLine<Row> = Exclude<GridLine<Row>, { readonly kind: 'heading' }>;

/** Rows that all stand by themselves. */
export function gridRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): GridLine<Row>[] {
  return rows.map((row) => ({ kind: 'row', key: keyOf(row), row }));
}
