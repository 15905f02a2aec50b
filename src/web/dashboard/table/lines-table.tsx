import type { ReactNode } from 'react';
import styles from './table.module.css';
import own from './lines-table.module.css';
import { useGrid } from './use-grid.ts';

/** A line of figures with a name; `second` stands small below the name. */
export interface Line {
  readonly id: string;
  readonly name: ReactNode;
  readonly second?: ReactNode;
  /** As many as there are columns. */
  readonly cells: readonly ReactNode[];
  readonly isTotal?: boolean;
}

interface LinesTableProps {
  readonly name: string;
  /** Of the names. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

/** Lines of figures as a table; on a phone each line as a card with its figures by name. */
export function LinesTable({ name, title, columns, lines }: LinesTableProps) {
  return (
    <>
      <WideTable {...{ name, title, columns, lines }} />
      <ul className={styles.list} aria-label={name}>
        {lines.map((line) => (
          <li key={line.id} className={line.isTotal ? styles.listTotal : undefined}>
            <span className={own.wholeRow}>
              {line.name}
              {line.second && <span className={styles.second}>{line.second}</span>}
            </span>
            <dl className={own.figures}>
              {columns.map((column, place) => (
                <div key={column}>
                  <dt>{column}</dt>
                  <dd>{line.cells[place]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function WideTable({ name, title, columns, lines }: LinesTableProps) {
  const grid = useGrid();
  return (
    <div className={styles.wide}>
      <table className={`${styles.table} ${own.lines}`} aria-label={name} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              {title}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={line.isTotal ? styles.total : undefined}>
              <th scope="row" className={styles.text}>
                {line.name}
                {line.second && <span className={styles.second}>{line.second}</span>}
              </th>
              {columns.map((column, place) => (
                <td key={column}>{line.cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
