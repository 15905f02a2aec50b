import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A new PIN: six digits, each of the million as likely. */
export function newPin(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Hashes a PIN for the table. Bound to its attempt and keyed by the server's secret: a stolen table is of no use. */
export function pinHmac(secret: string, attemptId: string, pin: string): Buffer {
  return createHmac('sha256', secret).update(`${attemptId}:${pin}`).digest();
}

/** Tells whether `pin` is the attempt's PIN, and nothing by its time. */
export function isRightPin(expected: Buffer, actual: Buffer): boolean {
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
