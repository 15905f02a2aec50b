import { type ReactNode, useId } from 'react';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';
import { useMissing } from './use-missing.ts';

/** The attributes that a field's control needs, so that screen readers read its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** The frame around the control of every field: its label above, its hint or error below. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** At the right of the label: a link, a counter. */
  readonly aside?: ReactNode;
  /** True when a visible name already stands beside the field. */
  readonly hasHiddenLabel?: boolean;
}

interface FieldProps extends FieldFrame {
  readonly children: (control: FieldControl) => ReactNode;
}

/** A field says itself what keeps the browser from sending its form, in the reader's language. */
export function Field({ label, hint, error: found, aside, hasHiddenLabel = false, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const { missing, onInvalid, forget } = useMissing(label);
  const error = missing ?? found;
  const hasNote = Boolean(hint ?? error);
  return (
    <div className={styles.field} onInvalid={onInvalid} onInput={forget}>
      <div className={hasHiddenLabel ? 'sr' : styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': hasNote ? noteId : undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
