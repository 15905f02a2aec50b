import type { ReactNode } from 'react';
import { usePaper } from '../../lib/paper.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { GridColumn } from './grid-column.ts';
import styles from './grid.module.css';
import { useHiddenColumns } from './use-hidden-columns.ts';

interface GridToolsProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** Of the grid below. */
  readonly memory: string;
  /** What finds and filters its rows. */
  readonly children?: ReactNode;
}

/** What stands above a grid, with the choice of its columns at the right. It stays while the grid has no rows. */
export function GridTools<Row>({ columns, memory, children }: GridToolsProps<Row>) {
  const { hidden, setHidden } = useHiddenColumns(memory);
  if (usePaper()) return children;
  return (
    <div className={styles.tools}>
      {children}
      <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />
    </div>
  );
}
