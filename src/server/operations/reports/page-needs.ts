import { type BlockId, blockNeeds } from '#contracts/reports/blocks.ts';
import type { DatasetId } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import type { Report, ReportTab } from '#contracts/reports/report.ts';

/** The datasets that blocks read. */
export function needsOf(blocks: readonly BlockId[]): Set<DatasetId> {
  return new Set(blocks.flatMap((block) => [...blockNeeds[block]]));
}

type Shown = Pick<Report, 'layout' | 'sections'>;

/**
 * Returns the datasets of a section on screen. Of tabs, only the open one counts (the first unless `tab` names another). A page about one account or
 * portfolio also needs its title, and the numbers behind its tabs and in its section of holdings.
 */
export function screenNeeds(page: PageId, { layout: { rows }, sections }: Shown, tab: string | undefined): ReadonlySet<DatasetId> {
  const needs = needsOf(rows.flatMap((row) => (row.kind === 'tabs' ? openBlock(row.tabs, tab) : row.blocks.map(({ block }) => block))));
  if (page === 'overview' || page === 'accounts') return needs;
  const isCounted = rows.some(({ kind }) => kind === 'tabs') || sections.some(({ section }) => section === 'holdings');
  return isCounted ? needs.add('title').add('tabCounts') : needs.add('title');
}

function openBlock(tabs: readonly ReportTab[], tab: string | undefined): BlockId[] {
  const open = tabs.find((each) => each.tab === tab) ?? tabs[0];
  return open ? [open.block] : [];
}
