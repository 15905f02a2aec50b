import { scaledLimits } from '#server/db/request-limits.ts';

/** How much slower than a quiet machine one may be on which the tests run. */
const factor = 10;

/**
 * Settings of every product that tests start: it waits longer for its database, its messages stay longer, it never builds its pages, and guests
 * see at once what a test writes beside it.
 */
export const patient = { TIMEOUT_FACTOR: String(factor), PAGE_CACHE_SECONDS: '0', BUILD: 'given' } as const;

/** How long requests of a test wait for its database. */
export const patientLimits = scaledLimits(factor);
