import type { AssetClass } from '../ledger/ledger.ts';

/** All six asset classes, or the four of which property is an alternative and cash is something other. */
export const assetClassSchemes = ['six', 'four'] as const;

export type AssetClassScheme = (typeof assetClassSchemes)[number];

const folded: Partial<Record<AssetClass, AssetClass>> = { Property: 'Alternatives', Cash: 'Other' };

/** The class under which a scheme shows an asset class. */
export function shownClass(assetClass: AssetClass, scheme: AssetClassScheme): AssetClass {
  return scheme === 'six' ? assetClass : (folded[assetClass] ?? assetClass);
}
