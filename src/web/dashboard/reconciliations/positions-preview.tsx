import type { OpenedPositions } from '#contracts/reconciliations.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Table } from '../table/table.tsx';
import styles from './reconciliations.module.css';

/** The first rows as they are read by what has been said, or what is still to say. */
export function PositionsPreview({ opened: { gaps, rows } }: { readonly opened: OpenedPositions }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <section className={styles.explained} aria-label={texts('imports.mapping.preview')}>
      <h3>{texts('imports.mapping.preview')}</h3>
      {gaps.length > 0 && (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{texts(`reconciliations.mapping.gaps.${gap}`)}</li>
          ))}
        </ul>
      )}
      {gaps.length === 0 && rows.length === 0 && <p className={styles.second}>{texts('reconciliations.mapping.noRows')}</p>}
      {rows.length > 0 && (
        <Table
          name={texts('imports.mapping.preview')}
          columns={[
            { label: texts('reconciliations.result.holding'), isText: true },
            { label: texts('reconciliations.mapping.column.portfolio'), isText: true },
            { label: texts('reconciliations.result.line'), isText: true },
            { label: texts('reconciliations.mapping.column.units') },
          ]}
          rows={rows.map(({ line, account, named, currency, units, why }) => ({
            key: String(line),
            cells: [
              currency === null ? named : texts('reconciliations.result.cash', { currency }),
              account,
              formats.count(line),
              units && (currency === null ? formats.units(units) : formats.money(units, currency)),
            ],
            note: why ? texts(`reconciliations.whys.${why}`) : undefined,
          }))}
        />
      )}
    </section>
  );
}
