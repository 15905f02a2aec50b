import type { CSSProperties } from 'react';
import styles from './contributions.module.css';

/** How far a contribution reaches to either side of nothing, on one scale with the others. */
export function PointsBar({ points, widest }: { readonly points: number; readonly widest: number }) {
  const length = widest > 0 ? (50 * Math.abs(points)) / widest : 0;
  return (
    <span className={styles.bar} data-less={points < 0 || undefined} style={{ '--length': `${length}%` } as CSSProperties} aria-hidden />
  );
}
