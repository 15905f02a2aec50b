import styles from './table.module.css';
import own from './table-cards.module.css';
import type { TableColumn, TableRow } from './table.tsx';

/** A row on a phone. */
export function TableCard({ row, columns }: { readonly row: TableRow; readonly columns: readonly TableColumn[] }) {
  const { cells, note, figure, second, secondFigure } = row;
  const [title, ...rest] = cells;
  if (figure === undefined)
    return (
      <>
        <span className={own.wholeRow}>
          {title}
          {note && <span className={styles.second}>{note}</span>}
        </span>
        <dl className={own.figures}>
          {columns.slice(1).map(({ label }, at) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{rest[at]}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  return (
    <>
      <span>{title}</span>
      <span className={styles.right}>{figure}</span>
      {(second ?? secondFigure) && (
        <>
          <span className={styles.second}>{second}</span>
          <span className={`${styles.second} ${styles.right}`}>{secondFigure}</span>
        </>
      )}
    </>
  );
}
