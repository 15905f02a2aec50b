import { useId } from 'react';
import styles from './segmented.module.css';

/** A choice of a few, all in view. Radio buttons underneath: the arrow keys move, and it works inside a form. */
export function Segmented<Value extends string>({ label, options, value, onChange, name, isFilling = false }: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={styles.group} data-filling={isFilling || undefined}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly name?: string;
  /** As wide as its place, the options sharing it. */
  readonly isFilling?: boolean;
}
