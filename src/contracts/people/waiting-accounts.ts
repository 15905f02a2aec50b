/** An account that someone opened by signing up. */
export interface WaitingAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** When someone signed up, on the clock of the variant: `2026-03-29T03:30`. */
  readonly since: string;
}

/** What administrators have to decide, and what it has turned down: the oldest first. */
export interface WaitingAccounts {
  readonly waiting: readonly WaitingAccount[];
  readonly turnedDown: readonly WaitingAccount[];
}
