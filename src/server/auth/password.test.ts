import { argon2Sync } from 'node:crypto';
import { inFullTest } from '#tests/support/in-full.ts';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

async function isRight(password: string, passwordHash: string | null): Promise<boolean> {
  return (await verifyPassword(password, async () => ({ passwordHash }))).isRight;
}

test('the right password is right, any other is not', async () => {
  const hash = await hashPassword('correct horse 1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isRight('correct horse 1', hash)).toBe(true);
  expect(await isRight('correct horse 2', hash)).toBe(false);
  expect(await isRight('', hash)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('a hash that another argon2 made is understood', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32 -e
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isRight('password', hash)).toBe(true);
  expect(await isRight('passwort', hash)).toBe(false);
});

test('an accent may be typed in one or in two', async () => {
  const hash = await hashPassword('ά-κωδικός'.normalize('NFC'));
  expect(await isRight('ά-κωδικός'.normalize('NFD'), hash)).toBe(true);
});

test('where there is no password none is right', async () => {
  expect(await isRight('', null)).toBe(false);
  expect(await isRight('anything', null)).toBe(false);
});

test('a hash of another cost is understood', async () => {
  const [memory, passes, parallelism] = [96, 10, 12];
  const salt = Buffer.alloc(16, 1);
  const hash = argon2Sync('argon2id', { message: 'password', nonce: salt, memory, passes, parallelism, tagLength: 32 });
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  const text = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
  expect(await isRight('password', text)).toBe(true);
  expect(await isRight('passwort', text)).toBe(false);
});

test('a broken hash lets no one in', async () => {
  const hash = await hashPassword('anything');
  for (const broken of ['plain', `x${hash}`, `${hash}$`, `${hash} `])
    await expect(isRight('anything', broken)).rejects.toThrow('stored password hash');
});

const lockedOut = () => Promise.reject<{ passwordHash: null }>(new Error('locked'));

test('what finding refuses is passed on', async () => {
  await expect(verifyPassword('anything', lockedOut)).rejects.toThrow('locked');
});

/** The least work, in milliseconds of processor time, in which a wrong password was refused: the clock would tell what else the machine does. */
async function leastWork(passwordHash: string | null): Promise<number> {
  const work: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const before = process.cpuUsage();
    await isRight('wrong', passwordHash);
    const { user, system } = process.cpuUsage(before);
    work.push((user + system) / 1000);
  }
  return Math.min(...work);
}

/** A ratio of processor times. */
inFullTest('no hash is as much work as a wrong password', async () => {
  const ratio = (await leastWork(null)) / (await leastWork(await hashPassword('right')));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});
