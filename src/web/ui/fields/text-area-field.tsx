import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import styles from './field.module.css';

/** Several lines of text; as high as `rows` says, and higher when it is pulled. */
export function TextAreaField({ label, hint, error, aside, ...rest }: FieldFrame & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <span className={styles.tall}>
          <textarea {...rest} {...control} className={styles.area} />
        </span>
      )}
    </Field>
  );
}
