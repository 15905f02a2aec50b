import { type ReactNode, useId } from 'react';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';
import { useMissing } from './use-missing.ts';

/** What the control of a field must carry, so that its label, hint and error are said with it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** What stands around the control of every field: label above, hint or error below. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** At the right of the label: a link, a counter. */
  readonly aside?: ReactNode;
  /** What it is called stands beside it already, for those who see. */
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
