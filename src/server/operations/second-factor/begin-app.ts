import { encode } from 'uqr';
import { system } from '#domain/actor.ts';
import type { AppSetup, QrPicture } from '#contracts/people/profile.ts';
import { AppError } from '#domain/errors.ts';
import { seal } from '../../auth/seal.ts';
import { base32, newTotpKey, otpauthAddress } from '../../auth/totp.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import type { FactorContext } from './change-factors.ts';

/**
 * A key for an authenticator app, as a picture and to be typed in. Nothing changes until a code has confirmed it.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed`, or `app-exists` where one is in use
 */
export async function beginApp(context: FactorContext): Promise<AppSetup> {
  const { id, email } = requireRecentSignIn(context);
  const { database, services } = context.auth;
  const key = newTotpKey();
  await database.as(system('second-factor')).write(async (tx) => {
    if (!(await tx.totp.begin(id, seal({ secret: services.secret, purpose: 'totp', owner: id }, key)))) throw new AppError('app-exists');
    tx.audit.add({ action: 'factor-begun', by: context.actor, target: { kind: 'person', id }, after: { factor: 'totp' } });
  });
  return { key: base32(key), picture: createQrPicture(otpauthAddress(context.variant.brand.name, email, key)) };
}

/** A text as a QR code with the white edge that cameras need. */
function createQrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
