import { Link } from 'react-router';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { NavGroup } from './navigation.ts';
import { useChosen } from './use-chosen.ts';
import styles from './nav-list.module.css';

/** The entries of the navigation. Collapsed, their words are tips beside the drawings. */
export function NavList({ groups, onChosen }: { readonly groups: readonly NavGroup[]; readonly onChosen?: () => void }) {
  const chosen = useChosen()?.pathname;
  return (
    <div className={styles.groups}>
      {groups.map(({ key, heading, entries }) => (
        <div key={key}>
          {heading !== null && <p className={styles.heading}>{heading}</p>}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Link
                  ref={entry.isCurrent ? bringIntoSight : undefined}
                  to={entry.href}
                  prefetch="intent"
                  className={styles.entry}
                  aria-current={entry.isCurrent ? 'page' : undefined}
                  data-chosen={entry.href === chosen || undefined}
                  onClick={onChosen}
                >
                  <Icon of={entry.icon} />
                  <span className={styles.label}>{entry.label}</span>
                  {entry.count ? <span className={styles.count}>{entry.count}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The office has more entries than a screen is high. */
function bringIntoSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}
