import { AppError, type ErrorCode } from '#domain/errors.ts';

/**
 * What a request waits for at most: an import holds its rows for minutes, and somebody who waits behind it holds a connection that the
 * others need. Said with the BEGIN of a request's transactions; imports and jobs take their time.
 */
export const requestLimitsSql = "set local lock_timeout = '3s'; set local statement_timeout = '20s'";

/** lock_not_available, query_canceled. */
const busyCodes: readonly unknown[] = ['55P03', '57014'];

/** The limits of a subscription, as the database names them (migration 0036), and of lists (0050). */
const limitCodes: ReadonlyMap<unknown, ErrorCode> = new Map([
  ['PL001', 'accounts-full'],
  ['PL002', 'advisors-full'],
  ['PL003', 'portals-full'],
  ['PL004', 'projections-full'],
]);

/** What is one's already, by the constraints that say so. */
const twins: ReadonlyMap<unknown, ErrorCode> = new Map([['portals_name_unique', 'portal-name-taken']]);

/** What went wrong in a transaction: `server-busy` for whoever has waited too long, the limit that was reached, what is taken, else the error itself. */
export function foreseenOr(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  const constraint = cause instanceof Error && 'constraint' in cause ? cause.constraint : null;
  const foreseen = busyCodes.includes(code) ? 'server-busy' : (limitCodes.get(code) ?? twins.get(constraint));
  return foreseen ? Object.assign(new AppError(foreseen), { cause: error }) : error;
}
