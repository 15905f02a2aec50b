import type { Explanation } from '#contracts/reports/figures.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useGrid } from '../table/use-grid.ts';
import styles from './explanation.module.css';
import { figureText, rowText } from '#wording/step-text.ts';

/** Lists the rows behind a figure in an area that scrolls by itself. */
export function ExplanationRows({ explanation }: { readonly explanation: Explanation }) {
  const { rows, rowCount } = explanation;
  const texts = useTexts();
  const formats = useFormats();
  const grid = useGrid();
  return (
    <div className={styles.rows}>
      <table aria-label={texts('explanation.rowsLink', { count: rowCount, rows: formats.count(rowCount) })} {...grid}>
        <thead className="sr">
          <tr>
            <th scope="col">{texts('explanation.rowDate')}</th>
            <th scope="col">{texts('explanation.rowText')}</th>
            <th scope="col">{texts('explanation.rowAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, text, kind, amount }, index) => (
            <tr key={`${day} ${index}`}>
              <td>{formats.date(day)}</td>
              <td className={styles.rowText}>{rowText(text, texts)}</td>
              <td data-amount={kind === 'money' || undefined}>{figureText({ kind, value: amount }, explanation, formats)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rowCount > rows.length && (
        <p className={styles.shownOf}>
          {texts('explanation.shownOf', { shown: formats.count(rows.length), rows: formats.count(rowCount) })}
        </p>
      )}
    </div>
  );
}
