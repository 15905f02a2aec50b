import { noticeCookie } from '#contracts/notice.ts';
import type { Entrance } from '../../visit.ts';
import type { OpenedSession } from '../sign-in/sign-in-services.ts';
import { signOut } from './sign-out.ts';

/** The cookies of someone who has come in, and where they go: someone new to their profile. */
export interface InsideAnswer {
  readonly cookies: readonly string[];
  readonly next: 'inside' | 'profile';
}

/** One session for a browser: the one that it had ends, whoever's it was. */
export async function enterWithSession({ cookies, database, sessionToken }: Entrance, session: OpenedSession): Promise<InsideAnswer> {
  if (sessionToken) await signOut(database, sessionToken);
  const written = await Promise.all([
    cookies.set('session', session.sessionToken),
    cookies.set('device', session.deviceToken),
    cookies.clear('attempt'),
  ]);
  return session.isFirst
    ? { cookies: [...written, noticeCookie('account-ready')], next: 'profile' }
    : { cookies: [...written, noticeCookie('welcome-back')], next: 'inside' };
}
