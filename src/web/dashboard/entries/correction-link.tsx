import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePaper } from '../../lib/paper.tsx';
import { drawerSearch } from './drawer-address.ts';
import styles from './correction-link.module.css';

interface CorrectionLinkProps {
  /** The id of the transaction. */
  readonly id: string;
  /** True when the reader may correct it. */
  readonly isLedger: boolean;
  readonly children: ReactNode;
}

/** Shows the name of a transaction, as a link to its form if the reader may correct it. */
export function CorrectionLink({ id, isLedger, children }: CorrectionLinkProps) {
  const { search } = useLocation();
  const isPaper = usePaper();
  if (!isLedger || isPaper) return children;
  return (
    <Link to={{ search: drawerSearch(search, { drawer: 'transaction', entry: id }) }} preventScrollReset className={styles.link}>
      {children}
    </Link>
  );
}
