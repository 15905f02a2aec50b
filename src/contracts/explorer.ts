import * as z from 'zod';
import { assetClasses, type fundWeightKinds, type InstrumentType } from '#finance/ledger/ledger.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { SecurityData } from './datasets/fund-data.ts';
import { performanceRanges } from './reports/report-choices.ts';

/** The kinds of funds that the explorer knows. */
export const fundTypes = ['Fund', 'ETF', 'PrivateEquity'] as const satisfies readonly InstrumentType[];

/** The facets that funds are narrowed by, each with the count of its values. */
export const fundFacets = ['type', 'assetClass', 'region'] as const;
export type FundFacet = (typeof fundFacets)[number];

export const fundOrders = ['name', 'charge', 'chargeDown'] as const;
export type FundOrder = (typeof fundOrders)[number];

/** The numbers of funds on a page; the first is usual. */
export const fundPageSizes = [25, 50, 100] as const;
export type FundPageSize = (typeof fundPageSizes)[number];

/** The funds that are listed; it stands in the address. */
export const ExplorerQuery = z.strictObject({
  /** Words in the name, the symbol, ISIN or SEDOL. */
  search: z.string().max(100).optional(),
  type: z.enum(fundTypes).optional(),
  assetClass: z.enum(assetClasses).optional(),
  region: z.string().max(100).optional(),
  order: z.enum(fundOrders).optional(),
  top: z.coerce.number().pipe(z.literal(fundPageSizes)).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
});
export type ExplorerQuery = z.infer<typeof ExplorerQuery>;

export interface ListedFund {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly type: (typeof fundTypes)[number];
  readonly assetClass: (typeof assetClasses)[number];
  readonly region: string | null;
  /** Charges inside the fund, a fraction a year. */
  readonly charge: number | null;
  /** The newest that nothing speaks against, an exact decimal as text; of a private fund none: its value is that of who holds it. */
  readonly price: {
    readonly text: string;
    readonly unit: string;
    readonly day: IsoDate;
    /** Set where the source named no currency. */
    readonly isUnitAssumed?: boolean;
  } | null;
  /** Address of the publisher's page. */
  readonly factsheet: string | null;
}

export interface FacetCount {
  readonly facet: FundFacet;
  readonly value: string;
  readonly count: number;
}

export interface ExplorerPage {
  readonly query: ExplorerQuery;
  readonly order: FundOrder;
  readonly funds: readonly ListedFund[];
  /** The funds that the firm puts forward; none where the list is searched, narrowed or turned over. */
  readonly spotlight: readonly ListedFund[];
  /** The facets of what was searched for and chosen, the most frequent first. */
  readonly facets: readonly FacetCount[];
  readonly count: number;
  readonly page: number;
  readonly pageSize: FundPageSize;
  /** Not while the source of the funds is out of reach. */
  readonly isReached: boolean;
}

/** Over which range the page of a fund draws its price. */
export const FundQuery = z.strictObject({ range: z.enum(performanceRanges).optional() });
export type FundQuery = z.infer<typeof FundQuery>;

/** The last published spread of a fund: each part a fraction, the largest first. */
export interface FundSpread {
  readonly by: (typeof fundWeightKinds)[number];
  readonly parts: readonly { readonly key: string; readonly weight: number }[];
}

/** A fund of the explorer. A private one has no prices: what it is worth is told on the pages of who holds it. */
export interface ExploredFund extends SecurityData {
  readonly asOf: IsoDate;
  /** True where the source named no currency, neither of the fund nor of its price. */
  readonly isCurrencyAssumed: boolean;
  readonly spreads: readonly FundSpread[];
  /** The days of which the spreads are, the oldest first. */
  readonly spreadDays: readonly IsoDate[];
}
