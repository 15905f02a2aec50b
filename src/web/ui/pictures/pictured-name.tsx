import type { ReactNode } from 'react';
import styles from './pictured-name.module.css';

interface PicturedNameProps {
  /** The picture: an Avatar or a small logo. */
  readonly picture: ReactNode;
  /** The name, or the way to whose it is. */
  readonly children: ReactNode;
}

/** A line of a list that begins with a picture. */
export function PicturedName({ picture, children }: PicturedNameProps) {
  return (
    <span className={styles.line}>
      {picture}
      {children}
    </span>
  );
}
