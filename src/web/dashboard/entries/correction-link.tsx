import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePaper } from '../../lib/paper.tsx';
import { drawerSearch } from './drawer-address.ts';
import styles from './correction-link.module.css';

interface CorrectionLinkProps {
  /** Of the transaction. */
  readonly id: string;
  /** Whether the reader may correct it. */
  readonly isLedger: boolean;
  readonly children: ReactNode;
}

/** What a transaction is called, which opens it for those who may correct it. */
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
