import type { ExploredFund, ExplorerQuery, FacetCount, ListedFund } from '#contracts/explorer.ts';
import type { ChartRange } from '#finance/period.ts';

/** Funds as a source lists them: those of the page, and counts of all that were searched for and chosen. */
export interface FoundFunds {
  readonly funds: readonly ListedFund[];
  readonly facets: readonly FacetCount[];
  readonly count: number;
}

/** The funds that are searched for, and how many after how many. */
export interface FundSearch extends Omit<ExplorerQuery, 'page' | 'top'> {
  readonly top: number;
  readonly skip: number;
}

/** The source of the explorer's funds. */
export interface FundFeed {
  search(wanted: FundSearch): Promise<FoundFunds>;
  /** Returns the funds that the firm puts forward, so many at most; none where it has no such list. */
  spotlight(most: number): Promise<readonly ListedFund[]>;
  /** Null where there is no such fund. */
  fund(id: string, range: ChartRange): Promise<ExploredFund | null>;
}
