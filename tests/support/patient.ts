import { scaledLimits } from '#server/db/request-limits.ts';

/** How much slower than a quiet machine one may be on which the tests run. */
const factor = 10;

/** Settings of every product that tests start: it waits longer for its database, its messages stay longer, and it never builds its pages. */
export const patient = { TIMEOUT_FACTOR: String(factor), BUILD: 'given' } as const;

/** How long requests of a test wait for its database. */
export const patientLimits = scaledLimits(factor);
