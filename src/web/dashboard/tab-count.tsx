import type { BlockId } from '#contracts/reports/blocks.ts';
import type { Report } from '#contracts/reports/report.ts';
import { useFormats } from '../lib/formats.tsx';
import { blocks } from './blocks/registry.ts';
import { AwaitDataset } from './await-dataset.tsx';

interface TabCountProps {
  readonly block: BlockId;
  readonly datasets: Report['datasets'];
}

/** Shows the number of items behind a tab, once it is known. */
export function TabCount({ block, datasets }: TabCountProps) {
  const formats = useFormats();
  const { count } = blocks[block];
  return count ? <AwaitDataset dataset={datasets.tabCounts}>{(counts) => formats.count(counts[count])}</AwaitDataset> : null;
}
