/** An account that someone opened by signing up. */
export interface WaitingAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The moment of the sign-up in the variant's time zone: `2026-03-29T03:30`. */
  readonly since: string;
}

/** The sign-ups that wait for a decision of the administrators, and those rejected, oldest first. */
export interface WaitingAccounts {
  readonly waiting: readonly WaitingAccount[];
  readonly turnedDown: readonly WaitingAccount[];
}
