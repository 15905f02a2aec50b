import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import { presentSecondStep } from '../second-factor/second-step.ts';
import type { SecondStep, SignInServices } from './sign-in-services.ts';

/** Returns the pending second step of a sign-in, for a login page that was reloaded; null if there is none or it is over. */
export async function readAttempt(services: SignInServices, attemptToken: string | null): Promise<SecondStep | null> {
  if (attemptToken === null) return null;
  return services.db.as(system('sign-in')).read(async (snapshot) => {
    const found = await snapshot.signInAttempts.find(tokenHash(attemptToken));
    return found?.isOpen && !found.user.isDisabled ? presentSecondStep(snapshot, services, found) : null;
  });
}
