import type { ClientTotals } from '#contracts/list-datasets.ts';

export type Matter = keyof ClientTotals['attention'];

export interface ShownAttention {
  readonly count: number;
  readonly matters: readonly { readonly matter: Matter; readonly count: number }[];
}

const byUrgency: readonly Matter[] = ['notAvailable', 'withoutExternalId', 'stalePrices', 'neverSignedIn'];

/** What there is to look at, the most urgent first; what concerns no client is left out. A client may count in several. */
export function selectAttention({
  clientTotals: { attention },
}: {
  readonly clientTotals: Pick<ClientTotals, 'attention'>;
}): ShownAttention {
  const matters = byUrgency.map((matter) => ({ matter, count: attention[matter] })).filter(({ count }) => count > 0);
  return { count: matters.reduce((sum, { count }) => sum + count, 0), matters };
}
