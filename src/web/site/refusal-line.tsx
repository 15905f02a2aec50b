import { CircleAlert } from 'lucide-react';
import { Icon } from '../ui/pictures/icon.tsx';
import styles from './sign-in-dialog.module.css';

/** Shows the refusal of the form; screen readers announce it at once. */
export function RefusalLine({ id, error }: { readonly id?: string; readonly error: string | null }) {
  return (
    <div role="alert">
      {error !== null && (
        <p id={id} className={styles.refusal}>
          <Icon of={CircleAlert} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
