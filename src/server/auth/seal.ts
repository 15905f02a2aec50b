import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The purpose and the owner of a sealed text: it opens nowhere else. */
export interface SealContext {
  readonly secret: string;
  readonly purpose: 'totp' | 'kept-answer';
  readonly owner: string;
}

const ivLength = 12;
const tagLength = 16;

/** Encrypts what a table keeps of a secret that has to be read again: AES-256-GCM under a key of a secret, as iv, tag, text. */
export function seal(context: SealContext, plain: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(context), iv, { authTagLength: tagLength }).setAAD(Buffer.from(context.owner));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error for what was sealed with another secret, for another purpose or person, or changed since. */
export function unseal(context: SealContext, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(context), iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(context.owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
}

function keyOf({ secret, purpose }: SealContext): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));
}
