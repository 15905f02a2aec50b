/** How long a session still lives, as the server tells the browser, whose clock need not be right. */
export interface SessionTimes {
  /** Whose session it is. */
  readonly person: string;
  /** Seconds until it ends when no one does anything. */
  readonly idleLeft: number;
  /** Seconds until it ends in any case. */
  readonly absoluteLeft: number;
}
