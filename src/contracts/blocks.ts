import type { DatasetId } from './datasets.ts';

/** Every report block with the datasets that it reads. */
export const blockNeeds = {
  clientTotals: ['clientTotals'],
  attention: ['clientTotals'],
  clients: ['clients', 'foundClients'],
  accountTotal: ['performance', 'portfolios', 'breakdowns'],
  portfolios: ['portfolios'],
  headline: ['headline'],
  privateEquityHeadline: ['headline', 'privateEquity'],
  performance: ['performance'],
  allocation: ['breakdowns'],
  returnMethods: ['returns'],
  returnsByPeriod: ['returns'],
  months: ['risk'],
  risk: ['risk'],
  spider: ['spider'],
  simulatedReturns: ['simulatedReturns'],
  assetClasses: ['assetClasses'],
  exposure: ['exposure'],
  cashTransactions: ['cashTransactions'],
  contractNotes: ['contractNotes'],
  bondStatistics: ['bondStatistics'],
  holdings: ['holdings'],
  transactions: ['transactions'],
  calledDistributedValue: ['privateEquity'],
  multiples: ['privateEquity'],
  privateEquityHoldings: ['privateEquity'],
  jCurve: ['jCurve'],
  callsDue: ['callsDue'],
  capitalAccount: ['capitalAccounts'],
  vintages: ['vintages'],
  marketEquivalents: ['marketEquivalents'],
  valueBridge: ['valueBridge'],
  contributions: ['contributions'],
  income: ['income'],
  fees: ['charges'],
  realisedGains: ['realisedGains'],
  taxYears: ['taxYears'],
  programmeBridge: ['programmeBridge'],
  accountDetails: ['accountDetails'],
  accountReturns: ['overviewReturns'],
  advisors: ['advisors'],
  groups: ['groups'],
  overviewContent: ['overviewContent'],
} as const satisfies Record<string, readonly DatasetId[]>;

/** Blocks whose tab says how many there are. */
const countedBlocks = [
  'holdings',
  'transactions',
  'contractNotes',
  'privateEquityHoldings',
] as const satisfies readonly (keyof typeof blockNeeds)[];

export type BlockId = keyof typeof blockNeeds;

export type CountedBlock = (typeof countedBlocks)[number];

export function isCounted(block: BlockId): block is CountedBlock {
  return (countedBlocks as readonly BlockId[]).includes(block);
}
