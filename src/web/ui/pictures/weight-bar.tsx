import type { ReactNode } from 'react';
import styles from './weight-bar.module.css';

/** A share of the whole: the number, then a bar in the colour of its class. */
export function WeightBar({ share, text, color = 'var(--primary)' }: WeightBarProps) {
  const width = `${Math.min(Math.max(share, 0), 1) * 100}%`;
  return (
    <span className={styles.weight}>
      {text}
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ width, background: color }} />
      </span>
    </span>
  );
}

interface WeightBarProps {
  /** Part of one. */
  readonly share: number;
  readonly text: ReactNode;
  readonly color?: string;
}
