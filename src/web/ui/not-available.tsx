import styles from './not-available.module.css';

/** Instead of a figure that has no answer: a dash and the reason, never a zero. In a row the reason is a tip. */
export function NotAvailable({ reason, isInline = false }: { readonly reason: string; readonly isInline?: boolean }) {
  if (isInline)
    return (
      <span className={styles.dash} title={reason}>
        <span aria-hidden>–</span>
        <span className="sr">{reason}</span>
      </span>
    );
  return (
    <span className={styles.block}>
      <span className={styles.dash} aria-hidden>
        –
      </span>
      <span className={styles.reason}>{reason}</span>
    </span>
  );
}
