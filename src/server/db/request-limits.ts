/**
 * The limits on a request's wait for its database, in milliseconds. An import locks its rows for minutes, and each request behind it occupies a connection
 * that others need. A server that hangs answers nobody. Imports, jobs and migrations have no such limits.
 */
export interface RequestLimits {
  /** For a connection, and for the answer to the BEGIN on it. */
  readonly connection: number;
  /** For a row or another lock that someone else holds. */
  readonly lock: number;
  /** For one statement; then PostgreSQL ends it. */
  readonly statement: number;
  /** For the answer to one statement; then the connection is given up. Longer than `statement`, which a server that lives keeps by itself. */
  readonly answer: number;
}

export const requestLimits: RequestLimits = { connection: 5_000, lock: 3_000, statement: 25_000, answer: 28_000 };

/** The same limits for a slower machine: each is `factor` times as long. */
export function scaledLimits(factor: number): RequestLimits {
  const { connection, lock, statement, answer } = requestLimits;
  return { connection: connection * factor, lock: lock * factor, statement: statement * factor, answer: answer * factor };
}

/** Returns the statement that follows the BEGIN of a request's transactions. */
export function limitsSql({ lock, statement }: RequestLimits): string {
  return `set local lock_timeout = ${lock}; set local statement_timeout = ${statement}`;
}
