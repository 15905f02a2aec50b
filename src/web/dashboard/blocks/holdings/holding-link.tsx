import { Link, useLocation } from 'react-router';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { usePaper } from '../../../lib/paper.tsx';
import { useShared } from '../../../lib/shared.tsx';
import { HoldingName } from './holding-name.tsx';
import own from './holdings.module.css';

/** The holding's name, which leads to its page below the portfolio's; cash and paper have none, nor has what a client shares. */
export function HoldingLink({ row }: { readonly row: Pick<HoldingRow, 'id' | 'type' | 'name'> }) {
  const { search } = useLocation();
  const isPaper = usePaper();
  const isShared = useShared() !== null;
  if (isPaper || isShared || row.type === 'Cash') return <HoldingName row={row} />;
  return (
    <Link to={{ pathname: `funds/${row.id}`, search }} relative="path" prefetch="intent" className={own.link}>
      <HoldingName row={row} />
    </Link>
  );
}
