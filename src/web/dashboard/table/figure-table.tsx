import { Table } from './table.tsx';

/** A figure in the reader's words. */
export interface TableCell {
  readonly text: string;
  /** Hidden in private mode. */
  readonly isAmount?: boolean;
}

interface FigureTableProps {
  readonly name: string;
  readonly header: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly TableCell[])[];
  /** The height in pixels above which the table scrolls inside itself. */
  readonly height?: number;
}

/** The very figures of a chart, for those who would rather read than look. */
export function FigureTable({ name, header, rows, height }: FigureTableProps) {
  const inRows = rows.map((cells, row) => ({
    key: cells[0]?.text ?? String(row),
    cells: cells.map(({ text, isAmount = false }, column) => (
      <span key={header[column]} data-amount={isAmount || undefined}>
        {text}
      </span>
    )),
  }));
  return <Table name={name} columns={header.map((label) => ({ label }))} rows={inRows} look="dense" height={height} />;
}
