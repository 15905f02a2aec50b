import type { AssetClass } from '#finance/ledger/ledger.ts';

const colors: Readonly<Record<AssetClass, string>> = {
  'Fixed Interest': 'var(--asset-fixed-interest)',
  Equities: 'var(--asset-equities)',
  Alternatives: 'var(--asset-alternatives)',
  Property: 'var(--asset-property)',
  Cash: 'var(--asset-cash)',
  Other: 'var(--asset-other)',
};

/** The colour that an asset class has wherever it appears. */
export function assetColor(assetClass: AssetClass): string {
  return colors[assetClass];
}
