/** The remaining life of a session as the server computes it, because the browser's clock may be wrong. */
export interface SessionTimes {
  /** The id of the session's person. */
  readonly person: string;
  /** Seconds until it ends when no one does anything. */
  readonly idleLeft: number;
  /** Seconds until it ends in any case. */
  readonly absoluteLeft: number;
}
