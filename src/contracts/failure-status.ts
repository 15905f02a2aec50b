import type { ErrorKind } from '#domain/error-catalogue.ts';

/** The HTTP status of each kind of failure, for pages and for everything else. */
export const failureStatus: Readonly<Record<ErrorKind, number>> = {
  'signed-out': 401,
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  'too-many': 429,
  unavailable: 503,
  closed: 503,
};
