import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './table.module.css';
import { useGrid } from './use-grid.ts';

/** A row of figures: in columns where there is room, in two lines on a phone. */
export interface DataRow {
  readonly key: string;
  /** One a column; the first names the row. */
  readonly cells: readonly ReactNode[];
  /** On a phone: the figure beside the name, and a second line below both. */
  readonly figure: ReactNode;
  readonly second?: ReactNode;
  readonly secondFigure?: ReactNode;
  readonly isTotal?: boolean;
}

interface DataTableProps {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly isText?: boolean }[];
  readonly rows: readonly DataRow[];
}

/** A table of figures that becomes a list on a phone; on wide screens the arrow keys walk from cell to cell. */
export function DataTable({ name, columns, rows }: DataTableProps) {
  return (
    <>
      <WideTable name={name} columns={columns} rows={rows} />
      <ul className={styles.list} aria-label={name}>
        {rows.map(({ key, cells, figure, second, secondFigure, isTotal = false }) => (
          <li key={key} className={isTotal ? styles.listTotal : undefined}>
            <span>{cells[0]}</span>
            <span className={styles.right}>{figure}</span>
            {(second ?? secondFigure) && (
              <>
                <span className={styles.second}>{second}</span>
                <span className={`${styles.second} ${styles.right}`}>{secondFigure}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function WideTable({ name, columns, rows }: DataTableProps) {
  const grid = useGrid();
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={name} {...grid}>
        <thead>
          <tr>
            {columns.map(({ label, isText = false }, at) => (
              <th key={label} scope="col" className={classNames((isText || at === 0) && styles.text)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isTotal = false }) => (
            <tr key={key} className={isTotal ? styles.total : undefined}>
              {cells.map((cell, at) => (
                <Cell key={columns[at]?.label} isFirst={at === 0} isText={columns[at]?.isText ?? false}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ isFirst, isText, children }: { readonly isFirst: boolean; readonly isText: boolean; readonly children: ReactNode }) {
  if (isFirst)
    return (
      <th scope="row" className={styles.text}>
        {children}
      </th>
    );
  return <td className={isText ? styles.text : undefined}>{children}</td>;
}
