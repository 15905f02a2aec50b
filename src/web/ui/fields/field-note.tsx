import { CircleAlert } from 'lucide-react';
import type { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { Icon } from '../pictures/icon.tsx';

/** Shows the note below a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: Pick<FieldFrame, 'hint' | 'error'> & { readonly id: string }) {
  if (error) {
    return (
      <p id={id} className={styles.error}>
        <Icon of={CircleAlert} size="small" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}
