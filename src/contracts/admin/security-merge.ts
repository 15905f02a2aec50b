/** The number of rows that a merge of two securities moves. */
export interface MergePreview {
  /** The security that stays. */
  readonly into: string;
  readonly transactions: number;
  readonly portfolios: number;
  readonly prices: number;
  /** Days on which both have a price, and not the same. */
  readonly differing: number;
}

/** With `merge` nothing has changed yet; the reader sends `told` back to confirm it. */
export type MergeAnswer = { readonly merge: MergePreview; readonly told: string } | { readonly done: 'merged'; readonly id: string };

/** The places where a security is used, and the securities that it may become part of. */
export interface SecurityMerge {
  readonly transactions: number;
  readonly portfolios: number;
  readonly reports: number;
  readonly benchmarks: number;
  readonly others: readonly { readonly id: string; readonly name: string; readonly symbol: string }[];
}
