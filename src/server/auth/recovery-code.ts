import { createHmac, randomInt } from 'node:crypto';

/** Without what is taken for something else: i, l, o, 0, 1. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codesAtOnce = 10;
const half = 5;

/** Ten new codes of two groups, `k7m2p-x9qd4`: 49 random bits each. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: codesAtOnce }, () => `${randomLetters()}-${randomLetters()}`);
}

function randomLetters(): string {
  return Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');
}

/** Hashes a code for the table, however it is typed. Keyed by the server's secret and bound to its owner: a stolen table is of no use. */
export function recoveryCodeHmac(secret: string, userId: string, code: string): Buffer {
  const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery:${userId}:${typed}`).digest();
}
