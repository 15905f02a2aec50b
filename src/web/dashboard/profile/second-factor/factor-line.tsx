import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './second-factor.module.css';

interface FactorLineProps {
  /** Null for one of several. */
  readonly icon: LucideIcon | null;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One way to prove who somebody is. */
export function FactorLine({ icon, name, text, children }: FactorLineProps) {
  return (
    <li className={styles.line}>
      {icon ? <Icon of={icon} /> : <span />}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
