import type { BlockId } from './blocks.ts';
import type { PageId } from './ids.ts';
import type { ReportLayout, ReportRow } from './report.ts';

/** Whether a page shows all that it has, or could not load the returns of the overview and leaves out what rests on them. */
export type Access = 'full' | 'limited';

/** The pages about accounts: they ask for the returns of the overview first, and are limited without them. */
export const pagesOfAccounts: ReadonlySet<PageId> = new Set<PageId>(['overview', 'accounts', 'account']);

/** Blocks that tell nothing but returns. Those that tell values too leave their returns out themselves. */
const blocksOfReturns: ReadonlySet<BlockId> = new Set<BlockId>([
  'accountReturns',
  'contributions',
  'months',
  'returnMethods',
  'returnsByPeriod',
  'risk',
  'spider',
]);

/** A page's layout without the blocks that would mislead while returns are missing. */
export function limitedLayout({ headline, rows }: ReportLayout): ReportLayout {
  const kept = rows.map((row): ReportRow =>
    row.kind === 'tabs' ? row : { ...row, blocks: row.blocks.filter(({ block }) => !blocksOfReturns.has(block)) },
  );
  return { headline, rows: kept.filter((row) => row.kind === 'tabs' || row.blocks.length > 0) };
}
