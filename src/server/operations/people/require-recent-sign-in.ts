import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { isRecentSignIn } from '#domain/sign-in/recent-sign-in.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SessionUser } from '../sessions/read-session.ts';

/**
 * The signed-in user, as themselves and not long ago: for what changes how they prove who they are.
 *
 * @throws AppError `sign-in-needed` or `recent-sign-in-needed`
 */
export function requireRecentSignIn({ actor, signedIn }: Pick<RequestContext, 'actor' | 'signedIn'>): SessionUser {
  if (!signedIn) throw new AppError('sign-in-needed');
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  if (!isRecentSignIn(Date.parse(signedIn.session.signedInAt), Date.now())) throw new AppError('recent-sign-in-needed');
  return signedIn.user;
}

/**
 * Anyone who has been signed out since the request was let in changes nothing any more. Asked last: whatever signs someone out waits for it, and
 * ends what was begun after it.
 *
 * @throws AppError `sign-in-needed`
 */
export async function requireLiveSession({ sessions }: Pick<Queries, 'sessions'>, sessionToken: string | null): Promise<void> {
  if (sessionToken === null || !(await sessions.isStillAlive(tokenHash(sessionToken)))) throw new AppError('sign-in-needed');
}
