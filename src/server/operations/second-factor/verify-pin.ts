import { isRightPin, pinHmac } from '../../auth/pin.ts';
import type { Caller, OpenedSession, SignInServices } from '../sign-in/sign-in-services.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

interface Answer {
  readonly attemptToken: string;
  readonly pin: string;
}

/** The PIN that was sent. @throws AppError `wrong-pin`, and as `verifySecondFactor` does. */
export async function verifyPin(services: SignInServices, caller: Caller, { attemptToken, pin }: Answer): Promise<OpenedSession> {
  return verifySecondFactor(services, caller, {
    attemptToken,
    factor: 'pin',
    wrong: 'wrong-pin',
    isRight: async (_tx, { attempt }) => attempt.pinHmac !== null && isRightPin(attempt.pinHmac, pinHmac(services.secret, attempt.id, pin)),
  });
}
