import { ChevronDown } from 'lucide-react';
import type { SiteLink, SiteMenuEntry } from '#contracts/site.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import styles from './site.module.css';

interface SiteMenuProps {
  readonly entries: readonly SiteMenuEntry[];
  readonly here: string;
  /** Names the disclosures of one menu, of which one is open at a time. */
  readonly group: string;
}

/** The entries of the menu. What has others below it is a disclosure that opens without a script, and has its own page first. */
export function SiteMenu({ entries, here, group }: SiteMenuProps) {
  return entries.map(({ label, href, below }) => {
    if (below.length === 0) return <MenuLink key={label} link={{ label, href: href ?? '/' }} here={here} />;
    const links = href === null ? below : [{ label, href }, ...below];
    return (
      <details key={label} name={group} className={styles.submenu}>
        <summary data-here={links.some((link) => link.href === here) || undefined}>
          {label}
          <Icon of={ChevronDown} size="small" />
        </summary>
        <div>
          <SiteLinks links={links} here={here} />
        </div>
      </details>
    );
  });
}

export function SiteLinks({ links, here }: { readonly links: readonly SiteLink[]; readonly here: string }) {
  return links.map((link) => <MenuLink key={link.href} link={link} here={here} />);
}

function MenuLink({ link: { label, href }, here }: { readonly link: SiteLink; readonly here: string }) {
  const isElsewhere = !href.startsWith('/');
  return (
    <SiteAnchor href={href} aria-current={href === here ? 'page' : undefined} rel={isElsewhere ? 'noopener noreferrer' : undefined}>
      {label}
    </SiteAnchor>
  );
}
