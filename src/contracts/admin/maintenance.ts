/** The state of the portals and of what is kept beside the ledger, for administrators. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface MaintenanceState {
  /** Null while the portals are open. */
  readonly maintenance: ShownMaintenance | null;
  /** The number of accounts whose figures are still to be computed. */
  readonly waiting: number;
  /** The present moment, before which nothing is expected to be over. */
  readonly now: string;
}

export interface ShownMaintenance {
  readonly since: string;
  /** The moment at which it is expected to be over. */
  readonly until: string | null;
  readonly words: string | null;
  /** The person who began it; null for someone who is no more. */
  readonly by: string | null;
}

/** The outcome of a form of the page. */
export type MaintenanceAnswer =
  | { readonly done: 'begun' | 'ended' }
  /** The number of portfolios whose figures are computed again. */
  | { readonly done: 'cache-deleted'; readonly portfolios: number };
