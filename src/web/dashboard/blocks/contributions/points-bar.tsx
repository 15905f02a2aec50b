import type { CSSProperties } from 'react';
import type { PointsScale } from './select-contributions.ts';
import styles from './contributions.module.css';

/** Draws a contribution as a bar to the left or right of zero, on a scale that all contributions share. */
export function PointsBar({ points, scale: { low, high } }: { readonly points: number; readonly scale: PointsScale }) {
  const span = high - low;
  if (span === 0) return null;
  const percent = (value: number) => `${((value - low) / span) * 100}%`;
  const [from, to] = [Math.min(points, 0), Math.max(points, 0)];
  const place = { '--zero': percent(0), '--start': percent(from), '--length': `${((to - from) / span) * 100}%` };
  return <span className={styles.bar} data-less={points < 0 || undefined} style={place as CSSProperties} aria-hidden />;
}
