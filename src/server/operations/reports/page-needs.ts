import { type BlockId, blockNeeds } from '#contracts/blocks.ts';
import type { DatasetId } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import type { ReportLayout } from '#contracts/report.ts';

/** The datasets that the blocks of a page read, and the title of whatever the page is about. */
export function pageNeeds(page: PageId, { rows }: ReportLayout): ReadonlySet<DatasetId> {
  const blocks = rows.flatMap((row): BlockId[] => (row.kind === 'blocks' ? row.blocks : row.tabs).map(({ block }) => block));
  const needed = new Set<DatasetId>(blocks.flatMap((block) => [...blockNeeds[block]]));
  return page === 'overview' ? needed : needed.add('title');
}
