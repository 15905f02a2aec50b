import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { SignUp } from './verification.ts';

/** The link that someone follows, and the sign-up that their browser waits with. */
export interface FollowedLink {
  readonly token: string;
  readonly signUpToken: string | null;
}

/** The sign-up that a link confirms, and whether the browser is the one that asked for it. */
interface Verification {
  readonly signUp: SignUp;
  readonly isSameBrowser: boolean;
}

/** Returns the sign-up that a valid link confirms; null for any other. Reading does not use it up. */
export async function readVerification(
  { db }: Pick<SignInServices, 'db'>,
  { token, signUpToken }: FollowedLink,
): Promise<Verification | null> {
  // Both in one snapshot: anyone who presses twice is told that the link is used, not that the browser is another.
  const [link, waiting] = await db
    .as(system('sign-up'))
    .read(({ oneTimeTokens }) =>
      Promise.all([
        oneTimeTokens.find('verify', tokenHash(token)),
        signUpToken === null ? null : oneTimeTokens.find('sign-up', tokenHash(signUpToken)),
      ]),
    );
  if (!link) return null;
  const signUp = SignUp.parse(link.payload);
  const own = waiting && SignUp.parse(waiting.payload);
  return { signUp, isSameBrowser: own?.email === signUp.email && own.passwordHash === signUp.passwordHash };
}
