import { scaledLimits } from '#server/db/request-limits.ts';

/** The factor by which a test machine may be slower than an idle one. */
const factor = 10;

/**
 * Settings of every product that tests start: it waits longer for its database, its messages stay longer, it never builds its pages, and guests
 * see at once what a test writes beside it.
 */
export const patient = { TIMEOUT_FACTOR: String(factor), PAGE_CACHE_SECONDS: '0', BUILD: 'given' } as const;

/** The limits on a test request's wait for its database. */
export const patientLimits = scaledLimits(factor);
