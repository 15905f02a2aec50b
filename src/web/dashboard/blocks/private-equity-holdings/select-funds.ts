import type { PrivateEquity } from '#contracts/datasets/private-equity.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';
import { byFigure } from '../by-figure.ts';

export type ShownFund = PrivateEquity['funds'][number];
export type ShownFunds = Pick<PrivateEquity, 'currency' | 'total' | 'funds'>;

export function selectFunds({ privateEquity: { currency, total, funds } }: NeedsOf<'privateEquityHoldings'>): ShownFunds {
  return { currency, total, funds };
}

export const fundFigures = ['commitment', 'called', 'unfunded', 'distributed', 'value', 'dpi', 'rvpi', 'tvpi', 'moic', 'netIrr'] as const;
export type FundFigure = (typeof fundFigures)[number];

/** The column that the funds are sorted by, and in which direction. */
export interface FundOrder {
  readonly sort: FundFigure | 'name' | 'vintage';
  readonly order: 'asc' | 'desc';
}

/** The funds in the order that is wanted; what has no figure stands last. */
export function orderedFunds(funds: readonly ShownFund[], { sort, order }: FundOrder): ShownFund[] {
  if (sort === 'name') return funds.toSorted((a, b) => (order === 'asc' ? 1 : -1) * a.name.localeCompare(b.name));
  return funds.toSorted(byFigure((fund) => (sort === 'vintage' ? vintageOf(fund) : fund[sort]), order));
}

function vintageOf({ vintage }: ShownFund): Figure {
  return vintage === null ? { available: false, reason: 'not-recorded' } : { available: true, value: vintage };
}
