import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form.module.css';

interface FormFootProps {
  /** The refusal of the form, if no field shows it. */
  readonly refusal?: string | null | undefined;
  /** The result of the form, or its current state. */
  readonly done?: string | null;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** The end of a form: what became of it, beside its buttons. */
export function FormFoot({ refusal, done, children }: FormFootProps) {
  return (
    <div className={styles.foot}>
      {done !== undefined && <output className={classNames(styles.said, styles.done)}>{done}</output>}
      <p role="alert" className={classNames(styles.said, styles.refusal)}>
        {refusal}
      </p>
      {children}
    </div>
  );
}
