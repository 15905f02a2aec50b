import styles from './risk-bar.module.css';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A level of ten at a glance; the words beside it say the number. */
export function RiskBar({ level }: { readonly level: number }) {
  return (
    <span className={styles.bar} aria-hidden>
      {levels.map((each) => (
        <i key={each} data-on={each <= level || undefined} />
      ))}
    </span>
  );
}
