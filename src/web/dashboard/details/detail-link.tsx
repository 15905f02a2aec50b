import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePaper } from '../../lib/paper.tsx';
import { useShared } from '../../lib/shared.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { pathOfReport } from '../report-address.ts';
import { type Detail, detailAddress } from './detail-address.ts';
import styles from './details.module.css';

interface DetailLinkProps {
  readonly detail: Detail;
  /** The link's address before scripts run: the page with the drawer's content, if there is one. */
  readonly page?: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens what it names in a drawer over the page. Paper has no drawers, nor have a page without scripts and one that a client shares. */
export function DetailLink({ detail, page, label, className = styles.link, children }: DetailLinkProps) {
  const { pathname, search } = useLocation();
  const isAlive = useHydrated();
  const isPaper = usePaper();
  const isShared = useShared() !== null;
  if (isPaper || isShared || (!isAlive && page === undefined)) return children;
  const to = isAlive ? detailAddress(search, detail) : `${pathOfReport(pathname)}/${page}${search}`;
  return (
    <Link to={to} preventScrollReset={isAlive} aria-label={label} className={className}>
      {children}
    </Link>
  );
}

/** The name of a security, which opens its holding; what is none stays a name. */
export function SecurityLink({ id, children }: { readonly id: string | null; readonly children: ReactNode }) {
  return id !== null && id.length === 32 ? <DetailLink detail={{ kind: 'position', of: id }}>{children}</DetailLink> : children;
}
