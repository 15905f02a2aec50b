import { type BlockId, blockNeeds } from '#contracts/reports/blocks.ts';
import type { DatasetId } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import type { ReportLayout, ReportTab } from '#contracts/reports/report.ts';

/** The datasets that blocks read. */
export function needsOf(blocks: readonly BlockId[]): Set<DatasetId> {
  return new Set(blocks.flatMap((block) => [...blockNeeds[block]]));
}

/**
 * Those of a page on screen: of tabs the open one (the first unless `tab` names another). A page about one account or portfolio has its
 * title beside them, and how many there are behind its tabs.
 */
export function screenNeeds(page: PageId, { rows }: ReportLayout, tab: string | undefined): ReadonlySet<DatasetId> {
  const needs = needsOf(rows.flatMap((row) => (row.kind === 'tabs' ? openBlock(row.tabs, tab) : row.blocks.map(({ block }) => block))));
  if (page === 'overview' || page === 'accounts') return needs;
  return rows.some(({ kind }) => kind === 'tabs') ? needs.add('title').add('tabCounts') : needs.add('title');
}

function openBlock(tabs: readonly ReportTab[], tab: string | undefined): BlockId[] {
  const open = tabs.find((each) => each.tab === tab) ?? tabs[0];
  return open ? [open.block] : [];
}
