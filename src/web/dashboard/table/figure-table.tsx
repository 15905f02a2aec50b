import type { CSSProperties } from 'react';
import { useGrid } from './use-grid.ts';
import styles from './figure-table.module.css';

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
  /** What is longer scrolls inside itself, in pixels. */
  readonly height?: number;
}

/** The very figures of a chart, for those who would rather read than look. */
export function FigureTable({ name, header, rows, height }: FigureTableProps) {
  const grid = useGrid();
  return (
    <div className={styles.scroll} style={{ '--height': height === undefined ? 'none' : `${height}px` } as CSSProperties}>
      <table className={styles.table} aria-label={name} {...grid}>
        <thead>
          <tr>
            {header.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, ...cells], row) => (
            <tr key={title?.text ?? row}>
              <th scope="row">{title?.text}</th>
              {cells.map(({ text, isAmount = false }, column) => (
                <td key={header[column + 1]}>
                  <span data-amount={isAmount || undefined}>{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
