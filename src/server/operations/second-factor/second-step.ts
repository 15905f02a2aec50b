import { passkeyChallenge, passkeyRequest } from '../../auth/passkey.ts';
import type { SignInAttempt } from '../../db/queries/sign-in/sign-in-attempts.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { ownFactors } from './own-factors.ts';
import { presentPin } from './pin-message.ts';
import type { SecondStep, SignInServices } from '../sign-in/sign-in-services.ts';

interface Asked {
  readonly attempt: SignInAttempt;
  readonly user: User;
}

/** Returns what the screen may show about the pending step of an attempt. */
export async function presentSecondStep(tx: Queries, services: SignInServices, { attempt, user }: Asked): Promise<SecondStep> {
  const sent = await presentPin(tx, services, { attempt, user });
  if (sent) return { kind: 'pin-needed', ...sent };
  const [factors, passkeys] = await Promise.all([ownFactors(tx, user.id), tx.passkeys.ofPerson(user.id)]);
  const challenge = passkeyChallenge(services.secret, attempt.id, attempt.pinTries);
  return { kind: 'factor-needed', factors, passkey: factors.passkey ? passkeyRequest(services.origin, challenge, passkeys) : null };
}
