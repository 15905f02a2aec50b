/** A client or one of their portfolios that somebody of the firm has looked for. */
export interface FoundClient {
  readonly page: 'account' | 'portfolio';
  readonly id: string;
  readonly name: string;
  /** Tells it from others of its name: an account's number or email address, the client of a portfolio. */
  readonly hint: string;
}

/** Something that the reader may do, with the address at which it begins. */
export interface FoundAction {
  readonly name: string;
  readonly address: string;
  /** True for an address that answers with a file. */
  readonly isFile: boolean;
}

/** Everything that the server finds from anywhere. */
export interface FoundAnywhere {
  readonly actions: readonly FoundAction[];
  readonly clients: readonly FoundClient[];
  /** For clients who can be written to. */
  readonly letters: readonly FoundAction[];
}
