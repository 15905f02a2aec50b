import { type BlockId, blockNeeds, countedBlocks } from '#contracts/blocks.ts';
import type { DatasetId } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import type { ReportLayout, ReportRow } from '#contracts/report.ts';

/** The datasets that all blocks of a page read, and the title of whatever the page is about. */
export function pageNeeds(page: PageId, { rows }: ReportLayout): ReadonlySet<DatasetId> {
  return needsOf(page, rows.flatMap(blocksOf));
}

/** Those of a page on screen: of tabs the open one (the first unless `tab` names another) and those whose tab counts them. */
export function screenNeeds(page: PageId, { rows }: ReportLayout, tab: string | undefined): ReadonlySet<DatasetId> {
  return needsOf(
    page,
    rows.flatMap((row) => (row.kind === 'tabs' ? openBlocks(row.tabs, tab) : blocksOf(row))),
  );
}

function blocksOf(row: ReportRow): BlockId[] {
  return (row.kind === 'blocks' ? row.blocks : row.tabs).map(({ block }) => block);
}

function openBlocks(tabs: Extract<ReportRow, { kind: 'tabs' }>['tabs'], tab: string | undefined): BlockId[] {
  const open = tabs.find((each) => each.tab === tab) ?? tabs[0];
  return tabs.filter((each) => each === open || isCounted(each.block)).map(({ block }) => block);
}

function isCounted(block: BlockId): boolean {
  return (countedBlocks as readonly BlockId[]).includes(block);
}

function needsOf(page: PageId, blocks: readonly BlockId[]): ReadonlySet<DatasetId> {
  const needed = new Set<DatasetId>(blocks.flatMap((block) => [...blockNeeds[block]]));
  return page === 'overview' ? needed : needed.add('title');
}
