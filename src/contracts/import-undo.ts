/** An entry that would have no units, or no booking to take back, without an import. */
export interface StandingEntry {
  readonly client: string;
  readonly portfolio: string;
  readonly day: string;
  /** Its security; of cash alone, its currency. */
  readonly of: string;
}

/** Securities that came with an import: those that go with it, and those that something else uses by now. */
export interface UndoneSecurities {
  readonly removed: readonly string[];
  readonly kept: readonly { readonly symbol: string; readonly name: string; readonly why: 'used' | 'priced' }[];
}
