import { openSteps } from '#domain/sign-in/totp-step.ts';
import { unseal } from '../../auth/seal.ts';
import { matchingStep } from '../../auth/totp.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Caller, OpenedSession, SignInServices } from '../sign-in/sign-in-services.ts';
import { type AskedFactor, verifySecondFactor } from './verify-second-factor.ts';

interface Answer {
  readonly attemptToken: string;
  /** Six digits of the authenticator app. */
  readonly code: string;
}

/** The code that the app shows, each good once. @throws AppError `wrong-code`, and as `verifySecondFactor` does. */
export async function verifyTotp(services: SignInServices, caller: Caller, { attemptToken, code }: Answer): Promise<OpenedSession> {
  return verifySecondFactor(services, caller, {
    attemptToken,
    factor: 'totp',
    wrong: 'wrong-code',
    isRight: (tx, asked) => isCodeOfApp(tx, { ...asked, secret: services.secret, code }),
  });
}

interface GivenCode extends AskedFactor {
  readonly secret: string;
  readonly code: string;
}

async function isCodeOfApp(tx: Transaction, { user, now, secret, code }: GivenCode): Promise<boolean> {
  const app = await tx.totp.active(user.id);
  if (!app) return false;
  const key = unseal({ secret, purpose: 'totp', owner: user.id }, app.sealedKey);
  const step = matchingStep(key, code, openSteps(now, app.lastStep));
  return step !== null && tx.totp.useStep(user.id, step);
}
