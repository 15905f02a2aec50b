import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie: 32 random bytes as 43 letters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the table: its SHA-256, from which no one gets back to the cookie. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
