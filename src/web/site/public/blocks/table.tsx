import type { table } from '#collections/blocks/table.ts';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** A line is divided into cells by bars. */
export const TableBlock: BlockView<typeof table> = ({ shown: { heading, columns, rows, source } }) => {
  const heads = cellsOf(columns ?? '');
  const lines = (rows ?? '').split('\n').filter(Boolean).map(cellsOf);
  return (
    <Section heading={heading} source={source}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={at} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([first, ...cells], line) => (
              <tr key={line}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
