import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export function TextField({
  label,
  hint,
  error,
  aside,
  hasHiddenLabel = false,
  type = 'text',
  className,
  ...rest
}: FieldFrame & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} hasHiddenLabel={hasHiddenLabel}>
      {(control) => (
        <span className={styles.box}>
          <input {...rest} {...control} type={type} className={classNames(styles.input, className)} />
        </span>
      )}
    </Field>
  );
}
