import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { TableCard } from './table-card.tsx';
import cards from './table-cards.module.css';
import compact from './figure-table.module.css';
import styles from './table.module.css';
import { useGrid } from './use-grid.ts';
import { WideTable } from './wide-table.tsx';

/** A row of figures: in columns where there is room, a card on a phone. */
export interface TableRow {
  readonly key: string;
  /** One a column; the first names the row. */
  readonly cells: readonly ReactNode[];
  /** Small below the name. */
  readonly note?: ReactNode;
  /** On a phone: the figure beside the name, and a second line below both. Without it each figure stands there by the name of its column. */
  readonly figure?: ReactNode;
  readonly second?: ReactNode;
  readonly secondFigure?: ReactNode;
  readonly isTotal?: boolean;
}

export interface TableColumn {
  readonly label: string;
  readonly isText?: boolean;
}

export interface TableProps {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Dense stays a table on a phone, and scrolls inside itself where it is higher than `height`, in pixels. */
  readonly look?: 'cards' | 'dense';
  readonly height?: number | undefined;
}

/** Rows that stand as they are, on screen and paper; on wide screens the arrow keys walk from cell to cell. What readers sort and choose is a `Grid`. */
export function Table({ name, columns, rows, look = 'cards', height }: TableProps) {
  if (look === 'dense')
    return (
      <div className={compact.scroll} style={{ '--height': height === undefined ? 'none' : `${height}px` } as CSSProperties}>
        <Rows name={name} columns={columns} rows={rows} className={compact.table} />
      </div>
    );
  const isByName = rows.some(({ figure }) => figure === undefined);
  return (
    <>
      <WideTable>
        <Rows name={name} columns={columns} rows={rows} className={classNames(styles.table, isByName && cards.lines)} />
      </WideTable>
      <ul className={styles.list} aria-label={name}>
        {rows.map((row) => (
          <li key={row.key} className={row.isTotal ? styles.listTotal : undefined}>
            <TableCard row={row} columns={columns} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Rows({
  name,
  columns,
  rows,
  className,
}: Pick<TableProps, 'name' | 'columns' | 'rows'> & { readonly className: string | undefined }) {
  const grid = useGrid();
  return (
    <table className={className} aria-label={name} {...grid}>
      <thead>
        <tr>
          {columns.map(({ label, isText = false }, at) => (
            <th key={label} scope="col" data-text={isText || undefined} className={classNames((isText || at === 0) && styles.text)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [title, ...rest], note, isTotal = false }) => (
          <tr key={key} className={isTotal ? styles.total : undefined}>
            <th scope="row" className={styles.text}>
              {title}
              {note && <span className={styles.second}>{note}</span>}
            </th>
            {rest.map((cell, at) => (
              <td
                key={columns[at + 1]?.label}
                data-text={columns[at + 1]?.isText || undefined}
                className={columns[at + 1]?.isText ? styles.text : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
