import { system } from '#domain/actor.ts';
import type { AppSetup } from '#contracts/people/profile.ts';
import { AppError } from '#domain/errors.ts';
import { seal } from '../../auth/seal.ts';
import { base32, newTotpKey, otpauthAddress } from '../../auth/totp.ts';
import { recentlySignedIn } from '../people/recently-signed-in.ts';
import type { FactorVisit } from './change-factors.ts';
import { pictureOf } from './picture-of.ts';

/**
 * A key for an authenticator app, as a picture and to be typed in. Nothing changes until a code has confirmed it.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed`, or `app-exists` where one is in use
 */
export async function beginApp(visit: FactorVisit): Promise<AppSetup> {
  const { id, email } = recentlySignedIn(visit);
  const { database, services } = visit.entrance;
  const key = newTotpKey();
  await database.as(system('second-factor')).write(async (tx) => {
    if (!(await tx.totp.begin(id, seal({ secret: services.secret, purpose: 'totp', owner: id }, key)))) throw new AppError('app-exists');
    tx.audit.add({ action: 'factor-begun', by: visit.actor, target: { kind: 'person', id }, after: { factor: 'totp' } });
  });
  return { key: base32(key), picture: pictureOf(otpauthAddress(visit.variant.brand.name, email, key)) };
}
