import type { SignInAttempt } from '../../db/queries/sign-in-attempts.ts';
import type { User } from '../../db/queries/users.ts';
import type { Queries } from '../../db/queries.ts';
import { ownFactors } from './own-factors.ts';
import { presentPinSent, targetFor } from './pin-message.ts';
import type { SecondStep, SignInDesk } from './sign-in-desk.ts';

interface Asked {
  readonly attempt: SignInAttempt;
  readonly user: User;
}

/** What the screen may know about what an attempt waits for. */
export async function presentSecondStep(tx: Queries, desk: SignInDesk, { attempt, user }: Asked): Promise<SecondStep> {
  const sent = presentPinSent(targetFor(desk, user), attempt);
  return sent ? { kind: 'pin-needed', ...sent } : { kind: 'factor-needed', factors: await ownFactors(tx, user.id) };
}
