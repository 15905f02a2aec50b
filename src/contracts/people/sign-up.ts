/** A portal that someone may sign up for. */
export interface SignUpPortal {
  readonly id: string;
  readonly name: string;
  /** Whether it has terms to read. */
  readonly hasTerms: boolean;
  /** The address of its logo; null where it has none. */
  readonly logo: string | null;
}

/** What the form for signing up knows of portals. */
export interface SignUpChoice {
  /** What there is to choose from: none where it goes without saying. */
  readonly portals: readonly SignUpPortal[];
  /** The one that the link names, or the only one. */
  readonly chosen: SignUpPortal | null;
}
