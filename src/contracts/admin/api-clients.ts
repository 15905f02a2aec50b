/** The making of a system that may ask the API, and its use since. Moments are on the clock of the variant: `2026-03-29T03:30`. */
export interface ApiClientUse {
  readonly createdAt: string;
  /** Null for someone who is no more. */
  readonly maker: string | null;
  /** Null until it asks for something. */
  readonly lastUsedAt: string | null;
  /** Null while it may ask. */
  readonly revokedAt: string | null;
}

/** The secret of a client that was just made: told here and nowhere else. */
export interface ApiClientSecret {
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
}
