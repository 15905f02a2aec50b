import type { OpenedMapping } from '#contracts/imports.ts';
import { mappedColumns } from '#domain/import/mapping.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './imports.module.css';

/** Each column of the file with some of its cells, and what it is. */
export function MappedColumns({ opened: { columns } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  return (
    <fieldset className={styles.explained}>
      <legend>{texts('imports.mapping.columns')}</legend>
      <ul className={styles.list}>
        {columns.map(({ name, samples, is }, at) => {
          const isUsable = name.trim() !== '' && columns.findIndex((each) => each.name === name) === at;
          return (
            <li key={`${at} ${name}`} className={styles.column}>
              <p>
                <span className={styles.name}>{name.trim() || texts('imports.mapping.unnamed', { number: at + 1 })}</span>
                <span className={styles.second}>{samples.join(' · ')}</span>
              </p>
              {isUsable ? (
                <SelectField
                  label={texts('imports.mapping.is', { name })}
                  name={`column-${at}`}
                  defaultValue={is ?? ''}
                  all={texts('imports.mapping.ignoredColumn')}
                  options={mappedColumns.map((value) => ({ value, label: texts(`imports.mapping.column.${value}`) }))}
                />
              ) : (
                <p className={styles.quiet}>
                  <input type="hidden" name={`column-${at}`} value="" />
                  {texts('imports.mapping.unusable')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
