import type { DatasetId } from './datasets.ts';

/** Every report block with the datasets that it reads. */
export const blockNeeds = {
  clientTotals: ['clientTotals'],
  attention: ['clientTotals'],
  clients: ['clients'],
  accountTotal: ['performance', 'portfolios', 'breakdowns'],
  portfolios: ['portfolios'],
  headline: ['headline'],
  privateEquityHeadline: ['headline', 'privateEquity'],
  performance: ['performance'],
  allocation: ['breakdowns'],
  holdings: ['holdings'],
  transactions: ['transactions'],
  calledDistributedValue: ['privateEquity'],
  multiples: ['privateEquity'],
  privateEquityHoldings: ['privateEquity'],
} as const satisfies Record<string, readonly DatasetId[]>;

export type BlockId = keyof typeof blockNeeds;
