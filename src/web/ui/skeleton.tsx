import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The place of something that is still coming, in its size. Seen after 150 ms, so that what is fast does not flicker. */
export function Skeleton({ width = '100%', height = 12 }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden />;
}
