import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './state-panel.module.css';

/** Shows the empty state in the middle of a card: a drawing, a sentence and an action. */
export function StatePanel({ icon, tone = 'neutral', title, text, children }: StatePanelProps) {
  return (
    <div className={styles.panel}>
      <span className={classNames(styles.icon, styles[tone])}>
        <Icon of={icon} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface StatePanelProps {
  readonly icon: LucideIcon;
  readonly tone?: 'neutral' | 'negative';
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}
