import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A new PIN: six digits, each of the million as likely. */
export function newPin(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What the table keeps of a PIN. Bound to its attempt and keyed by the server's secret: a stolen table is of no use. */
export function pinHmac(secret: string, attemptId: string, pin: string): Buffer {
  return createHmac('sha256', secret).update(`${attemptId}:${pin}`).digest();
}

/** Whether `pin` is the attempt's PIN; tells nothing by its time. */
export function isRightPin(expected: Buffer, actual: Buffer): boolean {
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
