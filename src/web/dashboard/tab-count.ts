import type { BlockId } from '#contracts/blocks.ts';
import type { Report } from '#contracts/report.ts';
import { readyValue } from './ready-value.ts';

type ReportDatasets = Report['datasets'];

const counts: { readonly [Id in BlockId]?: (datasets: ReportDatasets) => number | undefined } = {
  holdings: ({ holdings }) => readyValue(holdings)?.rows.length,
  transactions: ({ transactions }) => readyValue(transactions)?.total,
  privateEquityHoldings: ({ privateEquity }) => readyValue(privateEquity)?.funds.length,
};

/** How many there are behind a tab, where that is known already. */
export function tabCount(block: BlockId, datasets: ReportDatasets): number | null {
  return counts[block]?.(datasets) ?? null;
}
