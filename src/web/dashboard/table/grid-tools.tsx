import type { ReactNode } from 'react';
import { usePaper } from '../../lib/paper.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { GridColumn } from './grid-column.ts';
import styles from './grid.module.css';
import { useHiddenColumns } from './use-hidden-columns.ts';

interface GridToolsProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** The key under which the grid below remembers its hidden columns. */
  readonly memory: string;
  /** The controls that find and filter the rows. */
  readonly children?: ReactNode;
}

/** Shows the tools above a grid, with the choice of its columns at the right. They stay while the grid has no rows. */
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
