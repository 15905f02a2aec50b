import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

/** Tabs that are addresses: a link shows a colleague the same tab. The count stands small behind the name. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: text, count, href, isCurrent }) => (
        <Link key={key} to={href} preventScrollReset className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly label: string;
    readonly count?: ReactNode;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
}
