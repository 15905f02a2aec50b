import { useTexts } from '../../../lib/texts.tsx';
import type { ShownHoldings } from './select-holdings.ts';

/** How many, and what the reader should know of their prices. */
export function HoldingsFooter({ shown: { rows, stale, missing } }: { readonly shown: ShownHoldings }) {
  const texts = useTexts();
  const sentences = [
    texts('holdings.footer', { count: rows.length }),
    stale > 0 && texts('holdings.footerStale', { count: stale }),
    missing > 0 && texts('holdings.footerMissing', { count: missing }),
  ];
  return <span>{sentences.filter(Boolean).join(' ')}</span>;
}
