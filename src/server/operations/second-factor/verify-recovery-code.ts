import { needsPin } from '#domain/sign-in/second-factor.ts';
import { recoveryCodeHmac } from '../../auth/recovery-code.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { notifyFactorsChanged } from './notify-factors-changed.ts';
import { ownFactors } from './own-factors.ts';
import type { Caller, OpenedSession, SignInServices } from '../sign-in/sign-in-services.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

interface Answer {
  readonly attemptToken: string;
  readonly code: string;
}

/**
 * One of the codes on paper, in the place of the app or the passkey; its owner is notified by email. Anyone who has set up neither has none.
 *
 * @throws AppError `wrong-recovery-code`, and as `verifySecondFactor` does.
 */
export async function verifyRecoveryCode(services: SignInServices, caller: Caller, { attemptToken, code }: Answer): Promise<OpenedSession> {
  return verifySecondFactor(services, caller, {
    attemptToken,
    factor: 'recovery',
    wrong: 'wrong-recovery-code',
    isRight: (tx, { user }) => useCode(tx, services, { user, code }),
  });
}

async function useCode(
  tx: Transaction,
  services: SignInServices,
  { user, code }: { readonly user: User; readonly code: string },
): Promise<boolean> {
  if (needsPin(await ownFactors(tx, user.id))) return false;
  const isRight = await tx.recoveryCodes.use(user.id, recoveryCodeHmac(services.secret, user.id, code));
  if (isRight) await notifyFactorsChanged(tx, services, { user, kind: 'recoveryCodeUsed' });
  return isRight;
}
