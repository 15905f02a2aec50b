import type { IsoDate } from '#finance/iso-date.ts';

/** The subject of the page and its owner. */
export interface Title {
  readonly subject: 'portfolio' | 'account';
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly type: string | null;
  readonly currency: string;
  readonly riskLevel: number | null;
  readonly esgRating: number | null;
  readonly region: string | null;
  readonly objective: string | null;
  readonly benchmark: string | null;
  readonly inception: IsoDate | null;
  readonly advisors: readonly { readonly name: string; readonly title: string | null }[];
  readonly asOf: IsoDate;
  readonly freshness: Freshness;
}

/** The state of the stored figures relative to the current ledger. */
export interface Freshness {
  /** The last day with figures, null before the first computation. */
  readonly lastDay: IsoDate | null;
  readonly firstDay: IsoDate | null;
  readonly computedAt: string | null;
  readonly isRefreshing: boolean;
}
