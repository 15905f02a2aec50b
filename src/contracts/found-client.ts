/** A client or one of their portfolios that somebody of the firm has looked for. */
export interface FoundClient {
  readonly page: 'account' | 'portfolio';
  readonly id: string;
  readonly name: string;
  /** Tells it from others of its name: an account's number or email address, the client of a portfolio. */
  readonly hint: string;
}
