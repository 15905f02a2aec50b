import type { MappedRow, OpenedMapping } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Table } from '../table/table.tsx';
import { problemText } from './problem-text.ts';
import { useSaidTexts } from './use-said-texts.ts';
import styles from './imports.module.css';

/** The first rows as they are read by what has been said, or what is still to say. */
export function MappedRows({ opened: { gaps, rows } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  const cellsOf = useCells();
  const columns = [
    { label: texts('imports.preview.line'), isText: true },
    { label: texts('imports.preview.date'), isText: true },
    { label: texts('imports.preview.type'), isText: true },
    { label: texts('imports.preview.security'), isText: true },
    { label: texts('imports.preview.units') },
    { label: texts('imports.preview.price') },
    { label: texts('imports.preview.amount') },
  ];
  return (
    <section className={styles.explained} aria-label={texts('imports.mapping.preview')}>
      <h3>{texts('imports.mapping.preview')}</h3>
      {gaps.length > 0 ? (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{texts(`imports.mapping.gaps.${gap}`)}</li>
          ))}
        </ul>
      ) : (
        <Table
          name={texts('imports.mapping.preview')}
          columns={columns}
          rows={rows.map((row, at) => ({ key: `${at} ${row.line}`, ...cellsOf(row) }))}
        />
      )}
    </section>
  );
}

function useCells() {
  const texts = useTexts();
  const formats = useFormats();
  const written = useSaidTexts();
  return ({ line, said, problems }: MappedRow) => {
    const { date, type, security, units, price, amount } = written(said);
    const wrong = problems.map((problem) => problemText(problem, texts, formats)).join(' ');
    const note = wrong || (said.text === undefined ? '' : texts('imports.verdicts.ignored'));
    const what = (
      <span className={styles.wrapping}>
        {said.text ?? security}
        {note && <span className={styles.second}>{note}</span>}
      </span>
    );
    return { cells: [formats.count(line), date, type, what, units, price, amount] };
  };
}
