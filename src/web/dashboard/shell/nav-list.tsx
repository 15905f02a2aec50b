import { Link } from 'react-router';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { NavEntry, NavGroup } from './navigation.ts';
import { useChosen } from './use-chosen.ts';
import styles from './nav-list.module.css';

interface NavListProps {
  readonly groups: readonly NavGroup[];
  readonly onChosen?: () => void;
}

/** The entries of the navigation. Collapsed, their words are tips beside the drawings. */
export function NavList({ groups, onChosen }: NavListProps) {
  const chosen = useChosen()?.pathname;
  const listOf = (entries: readonly NavEntry[]) => (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} isChosen={entry.href === chosen} {...(onChosen && { onChosen })} />
          {entry.below.length > 0 && listOf(entry.below)}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.groups}>
      {groups.map(({ key, heading, entries }) => (
        <div key={key}>
          {heading !== null && <p className={styles.heading}>{heading}</p>}
          {listOf(entries)}
        </div>
      ))}
    </div>
  );
}

interface EntryLinkProps extends Pick<NavListProps, 'onChosen'> {
  readonly entry: NavEntry;
  readonly isChosen: boolean;
}

/** A page of the dashboard is gone to in place; the firm's links load a page of the site, or open another website in a tab of its own. */
function EntryLink({ entry, isChosen, onChosen }: EntryLinkProps) {
  const { href, icon, label, count, isCurrent, isLink } = entry;
  const inside = (
    <>
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
      {count ? <span className={styles.count}>{count}</span> : null}
    </>
  );
  if (href === null) return <span className={styles.entry}>{inside}</span>;
  if (!isLink)
    return (
      <Link
        ref={isCurrent ? bringIntoSight : undefined}
        to={href}
        prefetch="intent"
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        data-chosen={isChosen || undefined}
        onClick={onChosen}
      >
        {inside}
      </Link>
    );
  if (href.startsWith('http'))
    return (
      <OutsideLink href={href} className={styles.entry}>
        {inside}
      </OutsideLink>
    );
  return (
    <a href={href} className={styles.entry}>
      {inside}
    </a>
  );
}

/** The office has more entries than a screen is high. */
function bringIntoSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}
