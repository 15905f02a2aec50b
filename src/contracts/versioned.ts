/** What is said to the second of two who changed the same thing: what stands there now, and what they wanted, where they differ. */
export interface Conflict<Field extends string> {
  readonly conflict: readonly { readonly field: Field; readonly theirs: string; readonly yours: string }[];
  /** Of what stands there now: sent along, it is saved over. */
  readonly version: number;
}

/** It is saved; anyone who goes on changes that version. */
export interface Saved {
  readonly done: 'saved';
  readonly version: number;
}
