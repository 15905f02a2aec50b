/** A portal that someone may sign up for. */
export interface SignUpPortal {
  readonly id: string;
  readonly name: string;
  /** True if it has terms to read. */
  readonly hasTerms: boolean;
  /** The address of its logo; null where it has none. */
  readonly logo: string | null;
}

/** The portals that the sign-up form offers. */
export interface SignUpChoice {
  /** The portals to choose from; empty where there is no choice. */
  readonly portals: readonly SignUpPortal[];
  /** The one that the link names, or the only one. */
  readonly chosen: SignUpPortal | null;
}
