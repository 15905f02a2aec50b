import type { BlockId } from '#contracts/blocks.ts';
import type { Report } from '#contracts/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { WhenReady } from './when-ready.tsx';

interface TabCountProps {
  readonly block: BlockId;
  readonly datasets: Report['datasets'];
}

/** How many there are behind a tab, once that is known. */
export function TabCount({ block, datasets }: TabCountProps) {
  const formats = useFormats();
  if (block === 'holdings') return <WhenReady dataset={datasets.holdings}>{({ rows }) => formats.count(rows.length)}</WhenReady>;
  if (block === 'transactions') return <WhenReady dataset={datasets.transactions}>{({ total }) => formats.count(total)}</WhenReady>;
  if (block === 'contractNotes') return <WhenReady dataset={datasets.contractNotes}>{({ total }) => formats.count(total)}</WhenReady>;
  if (block === 'privateEquityHoldings')
    return <WhenReady dataset={datasets.privateEquity}>{({ funds }) => formats.count(funds.length)}</WhenReady>;
  return null;
}
