import { type InvalidEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';

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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The words for what a browser finds wrong with a control, in the place of its own bubble: it is empty, or no address of mail. */
function useMissing(label: string) {
  const texts = useTexts();
  const [missing, setMissing] = useState<string | null>(null);
  const onInvalid = (event: InvalidEvent<HTMLDivElement>) => {
    const control = event.target as unknown as Control;
    const { validity, form, type } = control;
    const isMissing = validity.valueMissing;
    if (!isMissing && !(validity.typeMismatch && type === 'email')) return;
    // A field with words of its own has said them.
    if (!event.defaultPrevented) setMissing(isMissing ? texts('fields.required', { label }) : texts('fields.problem.email'));
    event.preventDefault();
    // The browser leaves the focus where it is when it says nothing itself.
    if (form?.querySelector(':is(input, select, textarea):invalid') === control) control.focus();
  };
  return { missing, onInvalid, forget: () => setMissing(null) };
}
