import type { RecordEvent, ShownRecord } from '#contracts/records.ts';
import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { Field } from '#forms/form.ts';
import { actorName } from '../dashboard/audit/audit-table.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { useFieldWords } from './record-fields.tsx';
import styles from './records.module.css';

/** Lists the changes to a record and their authors, in words, from the audit trail. */
export function RecordHistory({ record }: { readonly record: ShownRecord }) {
  const texts = useTexts();
  const formats = useFormats();
  const fields: readonly Field[] = listFields(collections[record.collection]);
  const words = useFieldWords(record, fields);
  const shown = (facts: RecordEvent['before'], name: string) => {
    const fact = facts?.[name];
    return typeof fact === 'string' && fact !== '' ? words.value(name, fact) : texts('versioned.empty');
  };
  return (
    <ol className={styles.history}>
      {record.history.map(({ seq, localAt, before, after, action, ...by }) => (
        <li key={seq}>
          <p>
            <strong>{actorName(by, texts)}</strong> · {texts(`audit.actions.${action}`)}
          </p>
          <p className={styles.quiet}>{formats.moment(localAt)}</p>
          <dl>
            {Object.keys(after ?? {}).map((name) => (
              <div key={name}>
                <dt>{words.label(name)}</dt>
                <dd>
                  {before && name in before && <del>{shown(before, name)}</del>} <ins>{shown(after, name)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
