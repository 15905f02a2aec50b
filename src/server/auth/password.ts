import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { concurrencyLimit } from '../concurrency-limit.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Times 31 ms of a core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** One core stays free for pages; anyone who would wait longer than about a second is told so at once. */
const atOnce = Math.max(1, availableParallelism() - 1);
const waiting = atOnce * 24;
const inTurn = concurrencyLimit({ atOnce, waiting });

/** The number of passwords that are hashed or wait for it. */
export const hashingCapacity = atOnce + waiting;

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The hash that no one's password has: compared with when there is no hash, so that this takes as long. */
const nobodys = encode(cost, Buffer.alloc(16), Buffer.alloc(cost.tagLength));

/** The password's hash as text, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await inTurn(() => derive('argon2id', { ...cost, nonce, message: bytesOf(password) }));
  return encode(cost, nonce, hash);
}

/**
 * Returns the result of `find` and whether `password` is its password. An account without a hash has no password; the check takes the same time. `find` runs
 * when it is this sign-in's turn, so that a surge is turned away before it reaches the database.
 *
 * @throws AppError `server-busy`, and the errors of `find`.
 */
export async function verifyPassword<Found extends { readonly passwordHash: string | null }>(
  password: string,
  find: () => Promise<Found>,
): Promise<{ readonly found: Found; readonly isRight: boolean }> {
  return inTurn(async () => {
    const found = await find();
    const isEqual = await equals(password, found.passwordHash ?? nobodys);
    return { found, isRight: isEqual && found.passwordHash !== null };
  });
}

async function equals(password: string, text: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = encoded.exec(text) ?? [];
  if (!hash) throw new Error('A stored password hash is not of the shape that hashPassword writes.');
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  const nonce = Buffer.from(salt, 'base64');
  const actual = await derive('argon2id', { ...parameters, nonce, message: bytesOf(password) });
  return timingSafeEqual(actual, expected);
}

/** The same letters typed on another keyboard (a composed or a decomposed accent) are the same password. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function encode({ memory, passes, parallelism }: typeof cost, salt: Buffer, hash: Buffer): string {
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
}
