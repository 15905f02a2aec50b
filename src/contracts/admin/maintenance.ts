/** How the portals and what is kept beside the ledger stand, for administrators. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface MaintenanceState {
  /** Null while the portals are open. */
  readonly maintenance: ShownMaintenance | null;
  /** How many accounts' figures are still to be computed. */
  readonly waiting: number;
  /** The present moment, before which nothing is expected to be over. */
  readonly now: string;
}

export interface ShownMaintenance {
  readonly since: string;
  /** When it is expected to be over. */
  readonly until: string | null;
  readonly words: string | null;
  /** Who began it; null for someone who is no more. */
  readonly by: string | null;
}

/** What became of a form of the page. */
export type MaintenanceAnswer =
  | { readonly done: 'begun' | 'ended' }
  /** Of how many portfolios the figures are computed again. */
  | { readonly done: 'cache-deleted'; readonly portfolios: number };
