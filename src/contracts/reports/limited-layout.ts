import { type BlockId, blockNeeds } from './blocks.ts';
import type { ReturnDatasets } from '../datasets.ts';
import type { PageId } from '../ids.ts';
import type { ReportLayout, ReportRow } from './report.ts';
import { withRows } from './section-of.ts';

/** The pages about accounts: they ask for the returns of the overview first, and are limited without them. */
export const pagesOfAccounts: ReadonlySet<PageId> = new Set<PageId>(['overview', 'home', 'accounts', 'account']);

const ofReturns: Readonly<Record<keyof ReturnDatasets, true>> = {
  overviewReturns: true,
  contributions: true,
  returns: true,
  risk: true,
  spider: true,
};

/**
 * A page's layout without the blocks that would mislead while returns are missing, because they read what tells nothing else, and without the
 * rows that had nothing but them. Blocks that tell values too leave their returns out themselves.
 */
export function limitedLayout(layout: ReportLayout): ReportLayout {
  return withRows(layout, limitedRow);
}

function limitedRow(row: ReportRow): ReportRow[] {
  if (row.kind === 'tabs') {
    const tabs = row.tabs.filter(isKept);
    return tabs.length === 0 ? [] : [{ ...row, tabs }];
  }
  const blocks = row.blocks.filter(isKept);
  return blocks.length === 0 ? [] : [{ ...row, blocks }];
}

function isKept({ block }: { readonly block: BlockId }): boolean {
  return blockNeeds[block].every((dataset) => !(dataset in ofReturns));
}
