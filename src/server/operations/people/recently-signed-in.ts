import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { isRecentSignIn } from '#domain/sign-in/recent-sign-in.ts';
import type { Visit } from '../../visit.ts';
import type { SessionUser } from '../sign-in/read-session.ts';

/**
 * Whoever is signed in, as himself and not long ago: for what changes how he proves who he is.
 *
 * @throws AppError `sign-in-needed` or `recent-sign-in-needed`
 */
export function recentlySignedIn({ actor, signedIn }: Pick<Visit, 'actor' | 'signedIn'>): SessionUser {
  if (!signedIn) throw new AppError('sign-in-needed');
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  if (!isRecentSignIn(Date.parse(signedIn.session.signedInAt), Date.now())) throw new AppError('recent-sign-in-needed');
  return signedIn.user;
}
