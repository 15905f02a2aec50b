import { system } from '#domain/actor.ts';
import { signsInNationally } from '#domain/sign-in/national-sign-in.ts';
import { tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * The national page, for a browser in which someone signed in before who has no password here. Only the browser itself learns of it, by the
 * cookie that it got then: anyone who types in an address learns nothing.
 */
export async function nationalSignInFor({ variant, auth }: Pick<RequestContext, 'variant' | 'auth'>): Promise<string | null> {
  const { caller, database, linkToken, attemptToken } = auth;
  const { deviceToken } = caller;
  if (variant.nationalSignIn === null || deviceToken === null || attemptToken !== null) return null;
  const owner = await database.as(system('sign-in')).read((snapshot) => snapshot.knownDevices.ownerOf(tokenHash(deviceToken)));
  return owner && signsInNationally({ ...owner, hasToken: linkToken !== null }) ? variant.nationalSignIn : null;
}
