import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { tokenHash } from '../../auth/token.ts';
import { once } from '../idempotency/once.ts';
import { mailBuckets } from '../sign-in/mail-buckets.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';
import { postVerification, SignUp } from './verification.ts';

/** The sign-up that a browser waits with, while its address can be confirmed; null when there is none. */
export async function readSignUp(services: Pick<SignInServices, 'db'>, signUpToken: string | null): Promise<SignUp | null> {
  if (signUpToken === null) return null;
  const kept = await services.db.as(system('sign-up')).read((snapshot) => snapshot.oneTimeTokens.find('sign-up', tokenHash(signUpToken)));
  return kept && SignUp.parse(kept.payload);
}

interface Waiting {
  readonly signUpToken: string | null;
  /** The key of the form that requests the mail. */
  readonly key: string;
}

/**
 * Sends the mail of a sign-up once more; the links sent before stay good.
 *
 * @throws AppError `link-expired` when there is no such sign-up, or `too-many-attempts`.
 */
export async function sendAgain(services: SignInServices, caller: Caller, { signUpToken, key }: Waiting): Promise<void> {
  const signUp = await readSignUp(services, signUpToken);
  if (!signUp) throw new AppError('link-expired');
  const sent = { by: guest, action: 'sign-up-begun', key, payload: { signUpToken } } as const;
  await services.db.as(system('sign-up')).write((tx) =>
    once(tx, sent, async () => {
      await countInAdvance(tx, await mailBuckets(tx, caller, signUp.email));
      await postVerification(tx, services, signUp);
      tx.audit.add({ action: 'sign-up-begun', by: guest });
      return 'sent';
    }),
  );
  await services.wakeSender();
}
