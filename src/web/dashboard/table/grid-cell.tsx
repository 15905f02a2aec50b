import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { GridColumn, TableLine } from './grid-column.ts';
import styles from './table.module.css';

interface GridCellProps<Row> {
  readonly column: GridColumn<Row>;
  readonly line: TableLine<Row>;
}

/** A cell of a line; the one that names it is its head. */
export function GridCell<Row>({ column, line }: GridCellProps<Row>) {
  const { id, isText = false, isName = false, className } = column;
  const classes = classNames((isText || isName) && styles.text, className);
  const inside: ReactNode = line.kind === 'row' ? column.cell(line.row) : line.cells[id];
  if (!isName) return <td className={classes}>{inside}</td>;
  return (
    <th scope={line.kind === 'group' ? 'rowgroup' : 'row'} className={classes}>
      {inside}
    </th>
  );
}
