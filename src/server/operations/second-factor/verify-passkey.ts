import { passkeyChallenge, readAnswer, signedCounter } from '../../auth/passkey.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Caller, OpenedSession, SignInServices } from '../sign-in/sign-in-services.ts';
import { type AskedFactor, verifySecondFactor } from './verify-second-factor.ts';

interface Answer {
  readonly attemptToken: string;
  /** The device's response, as JSON. */
  readonly credential: string;
}

/** A passkey of the person signed what this try of this sign-in asked for. @throws AppError `passkey-refused`, and as `verifySecondFactor` does. */
export async function verifyPasskey(
  services: SignInServices,
  caller: Caller,
  { attemptToken, credential }: Answer,
): Promise<OpenedSession> {
  return verifySecondFactor(services, caller, {
    attemptToken,
    factor: 'passkey',
    wrong: 'passkey-refused',
    isRight: (tx, asked) => isSigned(tx, services, { ...asked, credential }),
  });
}

async function isSigned(
  tx: Transaction,
  { secret, origin }: SignInServices,
  { attempt, user, credential }: AskedFactor & { credential: string },
) {
  const answer = readAnswer(credential);
  const passkeys = await tx.passkeys.ofPerson(user.id);
  const passkey = passkeys.find(({ credentialId }) => credentialId.toString('base64url') === answer?.id);
  if (!answer || !passkey) return false;
  // The page was made before this try was counted.
  const challenge = passkeyChallenge(secret, attempt.id, attempt.pinTries - 1);
  const counter = await signedCounter(answer.json, passkey, { origin, challenge });
  if (counter === null) return false;
  await tx.passkeys.markUsed(passkey.id, counter);
  return true;
}
