import { noticeCookie } from '#contracts/notice.ts';
import { isDelegateAlone } from '../delegations/is-delegate-alone.ts';
import type { AuthServices } from '../../request-context.ts';
import type { OpenedSession } from '../sign-in/sign-in-services.ts';
import { signOut } from './sign-out.ts';

/** The cookies of someone who has come in, and where they go: someone new to their profile, a new delegate to what there is for them to see. */
export interface InsideAnswer {
  readonly cookies: readonly string[];
  readonly next: 'inside' | 'profile';
}

/** One session for a browser: the one that it had ends, whoever's it was. */
export async function enterWithSession({ cookies, database, sessionToken }: AuthServices, session: OpenedSession): Promise<InsideAnswer> {
  if (sessionToken) await signOut(database, sessionToken);
  const written = await Promise.all([
    cookies.set('session', session.sessionToken),
    cookies.set('device', session.deviceToken),
    cookies.clear('attempt'),
  ]);
  if (!session.isFirst) return { cookies: [...written, noticeCookie('welcome-back')], next: 'inside' };
  const actor = { kind: session.role, userId: session.userId };
  const isDelegate = await isDelegateAlone({ actor, db: database.as(actor) });
  return { cookies: [...written, noticeCookie('account-ready')], next: isDelegate ? 'inside' : 'profile' };
}
