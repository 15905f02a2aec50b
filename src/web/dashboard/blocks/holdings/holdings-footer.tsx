import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import type { BlockViewProps } from '../block.tsx';
import own from './holdings.module.css';
import type { ShownHoldings } from './select-holdings.ts';

/** Shows the number of holdings, and of stale and missing prices. Professionals also get a link to data health. */
export function HoldingsFooter({ shown: { rows, stale, missing }, report: { dataHealth } }: BlockViewProps<ShownHoldings>) {
  const texts = useTexts();
  const sentences = [
    texts('holdings.footer', { count: rows.length }),
    stale > 0 && texts('holdings.footerStale', { count: stale }),
    missing > 0 && texts('holdings.footerMissing', { count: missing }),
  ];
  return (
    <span className={own.footer}>
      <span>{sentences.filter(Boolean).join(' ')}</span>
      {dataHealth && <Link to={dataHealth}>{texts('shell.entries.dataHealth')}</Link>}
    </span>
  );
}
