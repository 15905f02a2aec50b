import { AppError } from '#domain/errors.ts';

/**
 * What a request waits for at most: an import holds its rows for minutes, and somebody who waits behind it holds a connection that the
 * others need. Said with the BEGIN of a request's transactions; imports and jobs take their time.
 */
export const requestLimitsSql = "set local lock_timeout = '3s'; set local statement_timeout = '20s'";

/** lock_not_available, query_canceled. */
const busyCodes: readonly unknown[] = ['55P03', '57014'];

/** What went wrong in a transaction: `server-busy` for whoever has waited too long, else the error itself. */
export function busyOr(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isBusy = cause instanceof Error && 'code' in cause && busyCodes.includes(cause.code);
  return isBusy ? Object.assign(new AppError('server-busy'), { cause: error }) : error;
}
