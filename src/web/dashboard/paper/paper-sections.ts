import type { BlockId } from '#contracts/blocks.ts';
import type { ReportLayout } from '#contracts/report.ts';

/** The parts of a printed report between cover and back page, each beginning on a page of its own. */
export type PaperSectionId = 'summary' | 'holdings' | 'transactions' | 'returns';

export interface PaperSection {
  readonly id: PaperSectionId;
  readonly blocks: readonly BlockId[];
}

/** Null for what the report leaves out: contract notes are documents of their own, whose the account is and who advises it stands on the cover. */
const sectionOf: Readonly<Record<BlockId, PaperSectionId | null>> = {
  clientTotals: 'summary',
  attention: 'summary',
  clients: 'summary',
  accountTotal: 'summary',
  portfolios: 'summary',
  headline: 'summary',
  privateEquityHeadline: 'summary',
  performance: 'summary',
  returnMethods: 'returns',
  returnsByPeriod: 'returns',
  months: 'returns',
  risk: 'returns',
  spider: 'returns',
  simulatedReturns: 'returns',
  allocation: 'holdings',
  assetClasses: 'holdings',
  exposure: 'holdings',
  bondStatistics: 'holdings',
  cashTransactions: 'transactions',
  contractNotes: null,
  holdings: 'holdings',
  transactions: 'transactions',
  calledDistributedValue: 'summary',
  multiples: 'summary',
  privateEquityHoldings: 'holdings',
  jCurve: 'summary',
  callsDue: 'summary',
  capitalAccount: 'holdings',
  vintages: 'holdings',
  marketEquivalents: 'holdings',
  valueBridge: 'summary',
  contributions: 'returns',
  income: 'summary',
  fees: 'transactions',
  realisedGains: 'transactions',
  taxYears: 'summary',
  programmeBridge: 'summary',
  accountDetails: null,
  accountReturns: 'returns',
  advisors: null,
  groups: 'summary',
  overviewContent: 'summary',
};

/** The blocks of a page, tabs included, in their order, gathered into the sections that they belong to. */
export function paperSections({ rows }: ReportLayout): PaperSection[] {
  const blocks = rows.flatMap((row) => (row.kind === 'tabs' ? row.tabs : row.blocks).map(({ block }) => block));
  const sections = Map.groupBy(blocks, (block) => sectionOf[block]);
  return [...sections].flatMap(([id, own]) => (id === null ? [] : [{ id, blocks: own }]));
}
