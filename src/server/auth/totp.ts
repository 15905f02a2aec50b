import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new key for an authenticator app: 160 random bits, as RFC 4226 asks. */
export function newTotpKey(): Buffer {
  return randomBytes(20);
}

/** The code of a step (RFC 6238 with SHA-1, which is what apps know). Eight digits are for the vectors of the standard alone. */
export function totpCode(key: Buffer, step: number, digits: 6 | 8 = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step among `steps` that `code` is of, or null; tells nothing by its time. */
export function matchingStep(key: Buffer, code: string, steps: readonly number[]): number | null {
  const given = Buffer.from(code);
  const matching = steps.filter((step) => {
    const expected = Buffer.from(totpCode(key, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return matching[0] ?? null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), as apps take keys. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Writes the address that an app reads from the picture. */
export function otpauthAddress(issuer: string, account: string, key: Buffer): string {
  const label = [issuer, account].map((part) => encodeURIComponent(part)).join(':');
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
