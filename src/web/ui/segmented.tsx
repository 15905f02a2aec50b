import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Key extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChange: (key: Key) => void;
}

/** One of a few, where the choice is the page's own: no form around it sends it. What has an address is `SegmentedLinks`. */
export function Segmented<Key extends string>({ label, options, chosen, onChange }: SegmentedProps<Key>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map(({ key, label: text }) => (
        <label key={key} className={styles.option}>
          <input type="radio" form="" name={name} checked={key === chosen} onChange={() => onChange(key)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
