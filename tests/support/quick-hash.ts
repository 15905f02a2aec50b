import { argon2Sync } from 'node:crypto';

/**
 * The hash of a password as the product stores it, with the least that argon2id takes: a stored hash says itself what it cost, and to verify it costs the
 * same. What the product's own hashes cost is asked in `src/server/auth/password.test.ts`.
 */
export function quickHash(password: string): string {
  const [memory, passes, parallelism, nonce] = [8, 1, 1, Buffer.alloc(16)];
  const hash = argon2Sync('argon2id', { memory, passes, parallelism, nonce, tagLength: 32, message: Buffer.from(password) });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${tag}`;
}
