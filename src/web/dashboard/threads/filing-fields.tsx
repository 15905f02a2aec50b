import type { FilingOffer } from '#contracts/thread-filing.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './thread.module.css';

interface FilingFieldsProps {
  readonly offer: FilingOffer;
  /** The first choice. */
  readonly process: string | null;
  readonly group: string | null;
  /** The label of no choice: an unfiled thread, or a list of all. */
  readonly none: 'none' | 'all';
}

/** Asks for the form and the group under which a thread is filed; absent where the firm has neither. */
export function FilingFields({ offer, process, group, none }: FilingFieldsProps) {
  const texts = useTexts();
  const { processes, groups } = offer;
  if (processes.length + groups.length === 0) return null;
  return (
    <div className={styles.filing}>
      {processes.length > 0 && (
        <SelectField
          label={texts('threads.filing.process')}
          name="process"
          all={texts(`threads.filing.${none}Processes`)}
          options={processes.map((value) => ({ value, label: texts(`threads.filing.processes.${value}`) }))}
          defaultValue={process ?? ''}
        />
      )}
      {groups.length > 0 && (
        <SelectField
          label={texts('threads.filing.group')}
          name="group"
          all={texts(`threads.filing.${none}Groups`)}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={group ?? ''}
        />
      )}
    </div>
  );
}
