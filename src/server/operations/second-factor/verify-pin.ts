import { isRightPin, pinHmac } from '../../auth/pin.ts';
import type { Caller, OpenedSession, SignInDesk } from '../sign-in/sign-in-desk.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

interface Answer {
  readonly attemptToken: string;
  readonly pin: string;
}

/** The PIN that was sent. @throws AppError `wrong-pin`, and as `verifySecondFactor` does. */
export async function verifyPin(desk: SignInDesk, caller: Caller, { attemptToken, pin }: Answer): Promise<OpenedSession> {
  return verifySecondFactor(desk, caller, {
    attemptToken,
    factor: 'pin',
    wrong: 'wrong-pin',
    isRight: async (_tx, { attempt }) => attempt.pinHmac !== null && isRightPin(attempt.pinHmac, pinHmac(desk.secret, attempt.id, pin)),
  });
}
