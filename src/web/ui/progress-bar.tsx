import styles from './progress-bar.module.css';

/** True progress as a share of one; null while its length is not known. */
export function ProgressBar({ label, share }: { readonly label: string; readonly share: number | null }) {
  const percent = share === null ? null : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent })}
    >
      <div className={percent === null ? styles.unknown : styles.bar} style={percent === null ? undefined : { width: `${percent}%` }} />
    </div>
  );
}
