import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldFrame } from '../fields/field.tsx';
import { useMissing } from '../fields/use-missing.ts';
import { Icon } from '../pictures/icon.tsx';
import './control.css';
import styles from './control.module.css';

/** The state of a form control, apart from its purpose. */
export interface ControlState {
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Shown and sent, and not to be changed. */
  readonly readOnly?: boolean;
}

/** The parts of a control, as our fields look. */
export const controlParts = {
  label: styles.label ?? '',
  wrapper: styles.wrapper ?? '',
  input: styles.input ?? '',
  section: styles.section ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
};

/** The additional parts of a list of options. */
export const listParts = {
  ...controlParts,
  dropdown: styles.dropdown ?? '',
  option: styles.option ?? '',
  empty: styles.empty ?? '',
};

/** And where several are chosen. */
export const manyParts = {
  ...listParts,
  input: `${styles.input} ${styles.many}`,
  pill: styles.pill ?? '',
  inputField: styles.inputField ?? '',
};

/** The label, hint and error of a field in Mantine's words, what is wrong takes the place of the hint. */
export function framed({ label, hint, error, aside }: Omit<FieldFrame, 'error'> & { readonly error?: ReactNode }) {
  return {
    label: aside ? (
      <>
        {label} {aside}
      </>
    ) : (
      label
    ),
    withAsterisk: false,
    size: 'md',
    ...(error
      ? {
          error: (
            <>
              <Icon of={CircleAlert} size="small" />
              {error}
            </>
          ),
        }
      : { description: hint }),
  } as const;
}

/**
 * The same for a control that says itself what keeps the browser from sending its form, as `Field` does. What is chosen in a list makes no event:
 * the control says with `forget` that it has changed.
 */
export function useFramed({ error, ...frame }: Parameters<typeof framed>[0]) {
  const { missing, onInvalid, forget } = useMissing(frame.label);
  return { frame: { ...framed({ ...frame, error: missing ?? error }), wrapperProps: { onInvalid, onInput: forget } }, forget };
}
