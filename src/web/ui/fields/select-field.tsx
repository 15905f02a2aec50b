import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '../pictures/icon.tsx';

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** The choice of none of them: all, or none yet; absent where one is always chosen. */
  readonly all?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The names come from the platform, which may know other ones in the browser than on the server. */
  readonly hasNamesOfPlatform?: boolean;
}

/** One of a list, or, where that is offered, all of it or none yet. */
export function SelectField({ label, hint, error, aside, hasHiddenLabel, all, options, hasNamesOfPlatform, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} hasHiddenLabel={hasHiddenLabel ?? false}>
      {(control) => (
        <span className={styles.box}>
          <select {...rest} {...control} className={styles.select}>
            {all !== undefined && <option value="">{all}</option>}
            {options.map(({ value, label: words }) => (
              <option key={value} value={value} suppressHydrationWarning={hasNamesOfPlatform}>
                {words}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="small" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
