import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import { presentPinSent, targetFor } from './pin-message.ts';
import type { PinSent, SignInDesk } from './sign-in-desk.ts';

/** The sign-in that waits for its PIN, for a login page that was reloaded; null when there is none or it is over. */
export async function readAttempt(desk: SignInDesk, attemptToken: string | null): Promise<PinSent | null> {
  if (attemptToken === null) return null;
  const found = await desk.db.as(system('sign-in')).read((snapshot) => snapshot.signInAttempts.find(tokenHash(attemptToken)));
  return found?.isOpen && !found.user.isDisabled ? presentPinSent(targetFor(desk, found.user), found.attempt) : null;
}
