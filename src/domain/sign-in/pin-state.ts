/** A sign-in between password and PIN. Moments are milliseconds since 1970. */
export interface PinAttempt {
  readonly expiresAt: number;
  readonly pinExpiresAt: number;
  readonly pinTries: number;
  readonly isConsumed: boolean;
}

/** State of a PIN: `over` means that only a new sign-in helps, `stale` that a new PIN does. */
export type PinState = 'live' | 'stale' | 'over';

/** So many tries has an attempt, over all PINs that were sent for it. */
export const triesPerPin = 5;

export function pinState(attempt: PinAttempt, now: number): PinState {
  if (attempt.isConsumed || attempt.expiresAt <= now || attempt.pinTries >= triesPerPin) return 'over';
  return attempt.pinExpiresAt <= now ? 'stale' : 'live';
}

/** An attempt lives twice as long as a PIN, so that a PIN may be asked for again when the first is no longer valid. */
export function attemptMinutes(pinMinutes: number): number {
  return 2 * pinMinutes;
}
