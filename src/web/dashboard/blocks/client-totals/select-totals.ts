import type { ClientTotals } from '#contracts/list-datasets.ts';
import { available, type Figure } from '#finance/figure.ts';

/** One figure of the strip; `currency` where it is money. */
export type ShownTotal =
  | { readonly total: 'clients' | 'signedIn'; readonly value: Figure }
  | { readonly total: 'assets'; readonly value: Figure; readonly currency: string; readonly change: Figure }
  | { readonly total: 'netFlows'; readonly value: Figure; readonly currency: string; readonly paidIn: number; readonly paidOut: number }
  | { readonly total: 'aheadOfBenchmark'; readonly value: Figure };

/** The five figures in their order. Payments out are a positive amount. */
export function selectTotals({ clientTotals }: { readonly clientTotals: ClientTotals }): readonly ShownTotal[] {
  const { clients, assets, assetsChange, netFlows, paidIn, paidOut, aheadOfBenchmark, signedInLately, currency } = clientTotals;
  return [
    { total: 'clients', value: available(clients) },
    { total: 'assets', value: assets, currency, change: assetsChange },
    { total: 'netFlows', value: available(netFlows), currency, paidIn, paidOut: Math.abs(paidOut) },
    { total: 'aheadOfBenchmark', value: aheadOfBenchmark },
    { total: 'signedIn', value: available(signedInLately) },
  ];
}
