import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { available } from '#finance/figure.ts';

/** A holding as its list shows it; what is not named is a fund that is worth a hundred. */
export function buildHoldingRow({ isStale = false, ...own }: Partial<HoldingRow> & { readonly isStale?: boolean }): HoldingRow {
  const value = own.value ?? available(100);
  const cost = own.cost ?? available(80);
  const gain = value.available && cost.available ? available(value.value - cost.value) : value;
  return {
    id: own.name ?? 'holding',
    name: 'Holding',
    symbol: null,
    type: 'Fund',
    assetClass: 'Equities',
    currency: 'GBP',
    region: null,
    sector: null,
    units: '10',
    price: { text: '10', unit: 'GBP', day: '2026-06-30', isStale },
    value,
    localValue: value,
    accrued: null,
    percent: 10,
    cost,
    gain,
    gainRate: available(0.1),
    realised: 0,
    income: 0,
    privateEquity: null,
    sparkline: [],
    ...own,
  };
}
