import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import { type BlockId, blockNeeds } from './blocks.ts';
import { percentages } from './percentages.ts';
import type { ReportLayout, ReportRow } from './report.ts';
import { withRows } from './section-of.ts';

/**
 * The blocks of a portfolio's page by the access they require: everything, percentages, or closed to all delegates. The data of a percentages block must be
 * available without amounts (`percentages.ts`).
 */
const areaOf: Readonly<Record<BlockId, DelegatedArea | 'closed'>> = {
  clientTotals: 'closed',
  attention: 'closed',
  clients: 'closed',
  ownTotal: 'closed',
  ownAccounts: 'closed',
  accountTotal: 'closed',
  portfolios: 'closed',
  headline: 'everything',
  privateEquityHeadline: 'everything',
  performance: 'everything',
  allocation: 'everything',
  weights: 'percentages',
  returnMethods: 'everything',
  returnsByPeriod: 'percentages',
  months: 'percentages',
  risk: 'percentages',
  spider: 'closed',
  structure: 'closed',
  simulatedReturns: 'everything',
  assetClasses: 'everything',
  exposure: 'everything',
  cashTransactions: 'everything',
  contractNotes: 'everything',
  bondStatistics: 'everything',
  holdings: 'everything',
  topHoldings: 'everything',
  transactions: 'everything',
  calledDistributedValue: 'everything',
  multiples: 'everything',
  privateEquityHoldings: 'everything',
  jCurve: 'everything',
  callsDue: 'everything',
  expectedPayments: 'everything',
  capitalAccount: 'everything',
  vintages: 'everything',
  programmeYears: 'everything',
  marketEquivalents: 'everything',
  valueBridge: 'everything',
  contributions: 'everything',
  income: 'everything',
  fees: 'everything',
  realisedGains: 'everything',
  taxYears: 'everything',
  programmeBridge: 'everything',
  accountDetails: 'closed',
  accountReturns: 'closed',
  advisors: 'closed',
  groups: 'closed',
  overviewContent: 'closed',
  commentary: 'closed',
};

/** Returns whether a delegate with that access may see the block. */
export function isDelegated(block: BlockId, area: DelegatedArea): boolean {
  if (area === 'everything') return areaOf[block] !== 'closed';
  return areaOf[block] === 'percentages' && blockNeeds[block].every((dataset) => dataset in percentages);
}

const percentagesLayout: ReportLayout = {
  headline: [],
  rows: [
    { kind: 'blocks', blocks: [{ block: 'weights', width: 12 }] },
    { kind: 'blocks', blocks: [{ block: 'returnsByPeriod', width: 12 }] },
    { kind: 'blocks', blocks: [{ block: 'months', width: 12 }] },
    { kind: 'blocks', blocks: [{ block: 'risk', width: 12 }] },
  ],
};

/** The layout of a portfolio's page as its delegate sees it: of percentages one of its own, else what of the variant's is not closed. */
export function delegatedLayout(layout: ReportLayout, area: DelegatedArea): ReportLayout {
  return withRows(area === 'percentages' ? percentagesLayout : layout, (row) => delegatedRow(row, area));
}

function delegatedRow(row: ReportRow, area: DelegatedArea): ReportRow[] {
  if (row.kind === 'tabs') {
    const tabs = row.tabs.filter(({ block }) => isDelegated(block, area));
    return tabs.length === 0 ? [] : [{ ...row, tabs }];
  }
  const blocks = row.blocks.filter(({ block }) => isDelegated(block, area));
  return blocks.length === 0 ? [] : [{ ...row, blocks }];
}
