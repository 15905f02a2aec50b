import type { ClassifiedHolding } from '#finance/breakdown/breakdown-by.ts';

/** A holding of this value; what is not named is a share without a class of its own. */
export function buildHolding(value: number, own: Partial<ClassifiedHolding> = {}): ClassifiedHolding {
  return {
    value,
    assetClass: 'Equities',
    type: 'Stock',
    currency: 'GBP',
    region: null,
    sector: null,
    strategy: null,
    subStrategy: null,
    vintage: null,
    ...own,
  };
}
