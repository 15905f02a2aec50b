import { type BlockId, blockNeeds, isCounted } from '#contracts/blocks.ts';
import type { DatasetId } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import type { ReportLayout, ReportRow } from '#contracts/report.ts';

/** The datasets that all blocks of a page read, and the title of whatever the page is about. */
export function pageNeeds(page: PageId, { rows }: ReportLayout): ReadonlySet<DatasetId> {
  return needsOf(page, rows.flatMap(blocksOf));
}

/** Those of a page on screen: of tabs the open one (the first unless `tab` names another), and how many there are behind the others. */
export function screenNeeds(page: PageId, { rows }: ReportLayout, tab: string | undefined): ReadonlySet<DatasetId> {
  const needs = needsOf(
    page,
    rows.flatMap((row) => (row.kind === 'tabs' ? openBlock(row.tabs, tab) : blocksOf(row))),
  );
  const hasCounts = rows.some((row) => row.kind === 'tabs' && row.tabs.some(({ block }) => isCounted(block)));
  return hasCounts ? needs.add('tabCounts') : needs;
}

function blocksOf(row: ReportRow): BlockId[] {
  return (row.kind === 'blocks' ? row.blocks : row.tabs).map(({ block }) => block);
}

function openBlock(tabs: Extract<ReportRow, { kind: 'tabs' }>['tabs'], tab: string | undefined): BlockId[] {
  const open = tabs.find((each) => each.tab === tab) ?? tabs[0];
  return open ? [open.block] : [];
}

function needsOf(page: PageId, blocks: readonly BlockId[]): Set<DatasetId> {
  const needed = new Set<DatasetId>(blocks.flatMap((block) => [...blockNeeds[block]]));
  return page === 'overview' ? needed : needed.add('title');
}
