import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

/** Tabs that are addresses: a link shows a colleague the same tab. The count stands small behind the name. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: text, count, href, isCurrent }) => (
        <Link
          key={key}
          ref={isCurrent ? bringIntoSight : undefined}
          to={href}
          preventScrollReset
          className={styles.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
          {count && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the tabs are wider than the card: the current one goes to the middle, as far as they scroll. */
function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
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
