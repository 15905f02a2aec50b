import type { ReactNode } from 'react';
import styles from './second-factor.module.css';

interface FactorLineProps {
  /** An icon or a provider's sign; null for one of several. */
  readonly mark: ReactNode;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** The actions on the factor. */
  readonly children?: ReactNode;
}

/** One way to prove who someone is. */
export function FactorLine({ mark, name, text, children }: FactorLineProps) {
  return (
    <li className={styles.line}>
      {mark ?? <span />}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
