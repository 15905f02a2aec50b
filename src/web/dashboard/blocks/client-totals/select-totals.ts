import type { ClientTotals } from '#contracts/datasets/lists.ts';
import { available, type Figure } from '#finance/figure.ts';
import type { ReportFrame } from '../block.tsx';

/** One figure of the strip; `currency` where it is money. */
export type ShownTotal =
  | { readonly total: 'clients' | 'signedIn'; readonly value: Figure }
  | { readonly total: 'assets'; readonly value: Figure; readonly currency: string; readonly change: Figure | null }
  | { readonly total: 'netFlows'; readonly value: Figure; readonly currency: string; readonly paidIn: number; readonly paidOut: number }
  | { readonly total: 'commitment'; readonly value: Figure; readonly currency: string; readonly called: Figure }
  | { readonly total: 'unfunded'; readonly value: Figure; readonly currency: string }
  | { readonly total: 'aheadOfBenchmark'; readonly value: Figure };

/** The five figures in their order, those of private funds where there are any; where access is limited without returns. Payments out are a positive amount. */
export function selectTotals(
  { clientTotals }: { readonly clientTotals: ClientTotals },
  { access }: Pick<ReportFrame, 'access'>,
): readonly ShownTotal[] {
  const { clients, assets, assetsChange, netFlows, paidIn, paidOut, aheadOfBenchmark, programme, signedInLately, currency } = clientTotals;
  const isFull = access === 'full';
  if (programme)
    return [
      { total: 'clients', value: available(clients) },
      { total: 'assets', value: assets, currency, change: null },
      { total: 'commitment', value: programme.commitment, currency, called: programme.called },
      { total: 'unfunded', value: programme.unfunded, currency },
      { total: 'signedIn', value: available(signedInLately) },
    ];
  return [
    { total: 'clients', value: available(clients) },
    { total: 'assets', value: assets, currency, change: isFull ? assetsChange : null },
    { total: 'netFlows', value: available(netFlows), currency, paidIn, paidOut: Math.abs(paidOut) },
    ...(isFull ? [{ total: 'aheadOfBenchmark', value: aheadOfBenchmark } as const] : []),
    { total: 'signedIn', value: available(signedInLately) },
  ];
}
