import type { SessionTimes } from '#contracts/people/session-times.ts';
import type { SignedIn } from './read-session.ts';

/** Returns the seconds that a session still has. `now` is in milliseconds of the server's clock. */
export function sessionTimes({ user, session }: SignedIn, now: number): SessionTimes {
  const secondsTo = (moment: string) => Math.max(0, (Date.parse(moment) - now) / 1000);
  return { person: user.id, idleLeft: secondsTo(session.idleDeadline), absoluteLeft: secondsTo(session.absoluteDeadline) };
}
