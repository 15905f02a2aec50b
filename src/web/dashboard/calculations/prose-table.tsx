import type { Prose } from '#contracts/prose.ts';
import { InlineView } from './inline-view.tsx';
import styles from './prose.module.css';

/** The lines of a worked example: few columns, so that they fit a phone. */
export function ProseTable({ columns, rows }: Omit<Extract<Prose, { kind: 'table' }>, 'kind'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ heading, isNumber }, index) => (
            <th key={index} scope="col" data-number={isNumber || undefined}>
              <InlineView text={heading} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index} data-number={columns[index]?.isNumber || undefined}>
                <InlineView text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
