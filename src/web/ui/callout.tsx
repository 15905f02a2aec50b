import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface CalloutProps {
  readonly tone: 'warning' | 'negative';
  readonly title: string;
  readonly children?: ReactNode;
}

/** Shows a message that the reader must see before a form continues. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <div role="alert" className={styles.callout} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
