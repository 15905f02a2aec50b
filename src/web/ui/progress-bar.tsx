import styles from './progress-bar.module.css';

/** True progress as a share of one; null while its length is not known. */
export function ProgressBar({ label, share }: { readonly label: string; readonly share: number | null }) {
  return <progress className={styles.bar} aria-label={label} max={1} {...(share === null ? {} : { value: share })} />;
}
