import { pages } from '#contracts/pages/pages.ts';
import type { SignInServices } from '../operations/sign-in/sign-in-services.ts';

const signIn = new RegExp(`^(?:${pages.login.path}|${pages.signup.path})(?:[?/]|$)`);

/** Browsers ask whether a form may lead where its answer redirects to: on the pages of signing in, to those whom people may sign in with. */
export function formTargetsOf(url: string, { identityProviders }: Pick<SignInServices, 'identityProviders'>): readonly string[] {
  return signIn.test(url) ? Object.values(identityProviders).map(({ origin }) => origin) : [];
}
