import { useState } from 'react';
import type { OpenedMapping } from '#contracts/imports.ts';
import { mappedColumns } from '#domain/import/map/mapping.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './imports.module.css';

/** Each column of the file with some of its cells, and what it is; folded while its name and cells have told enough. */
export function MappedColumns({ opened: { columns, gaps } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(gaps.some((gap) => gap !== 'costs'));
  const used = columns.filter(({ is }) => is !== null).length;
  return (
    <details className={styles.explained} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts('imports.mapping.columnsUsed', { used, count: columns.length })}</summary>
      <ul className={styles.list}>
        {columns.map(({ name, samples, is }, at) => {
          const shown = name === `#${at + 1}` ? texts('imports.mapping.unnamed', { number: at + 1 }) : name;
          return (
            <li key={`${at} ${name}`} className={styles.column}>
              <p>
                <span className={styles.name}>{shown}</span>
                <span className={styles.second}>{samples.join(' · ')}</span>
              </p>
              <SelectField
                label={texts('imports.mapping.is', { name: shown })}
                name={`column-${at}`}
                defaultValue={is ?? ''}
                all={texts('imports.mapping.ignoredColumn')}
                options={mappedColumns.map((value) => ({ value, label: texts(`imports.mapping.column.${value}`) }))}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
