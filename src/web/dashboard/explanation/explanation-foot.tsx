import type { Explanation, FigureId } from '#contracts/reports/figures.ts';
import type { Texts } from '#wording/texts.ts';
import { rowText } from '#wording/step-text.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { saveTable } from '../save-table.ts';
import type { BlockTable } from '../blocks/block.tsx';
import styles from './explanation.module.css';

/** Figures that stand on a day instead of running over a period. */
const ofOneDay: ReadonlySet<FigureId> = new Set<FigureId>([
  'value',
  'commitment',
  'called',
  'calledRate',
  'unfunded',
  'distributed',
  'dpi',
  'rvpi',
  'tvpi',
  'moic',
  'rolledValue',
  'deepestPoint',
  'kaplanSchoarPme',
  'longNickelsPme',
  'pmePlus',
  'modifiedPme',
  'directAlpha',
  'unrealisedGain',
  'share',
  'drift',
  'exposure',
  'yieldToMaturity',
  'duration',
]);

interface ExplanationFootProps {
  readonly explanation: Explanation;
  readonly isWithRows: boolean;
  readonly onRows: () => void;
}

/** The basis of the figure, and the way to its rows; once they are open, to take them away. */
export function ExplanationFoot({ explanation, isWithRows, onRows }: ExplanationFootProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { figure, rows, rowCount, currency, period } = explanation;
  const days = { from: formats.date(period.from), to: formats.date(period.to) };
  const count = { count: rowCount, rows: formats.count(rowCount) };
  const isDaily = rows[0]?.text === 'explanation.row.dayReturn';
  const rowsLink = isDaily ? texts('explanation.dailyLink', count) : texts('explanation.rowsLink', count);
  const save = () => saveTable(`${figure}-${period.to}.csv`, explanationTable(explanation, texts));
  return (
    <>
      <span>{texts(ofOneDay.has(figure) ? 'explanation.dayBasis' : 'explanation.periodBasis', { ...days, currency })}</span>
      {rowCount > 0 && (
        <span className={styles.links}>
          {isWithRows && (
            <button type="button" className={styles.link} onClick={save}>
              {texts('explanation.csv')}
            </button>
          )}
          <button type="button" className={styles.link} aria-expanded={isWithRows} onClick={onRows}>
            {isWithRows ? texts('explanation.hideRows') : rowsLink}
          </button>
        </span>
      )}
    </>
  );
}

/** The rows behind a figure as a table to take away: numbers as numbers, rates as fractions. */
function explanationTable({ rows }: Explanation, texts: Texts): BlockTable {
  return {
    header: [texts('explanation.rowDate'), texts('explanation.rowText'), texts('explanation.rowAmount')],
    rows: rows.map(({ day, text, amount }) => [day, rowText(text, texts), amount]),
  };
}
