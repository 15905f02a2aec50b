import { pages } from '#contracts/pages/pages.ts';
import type { SignInDesk } from '../operations/sign-in/sign-in-desk.ts';

const signIn = new RegExp(`^(?:${pages.login.path}|${pages.signup.path})(?:[?/]|$)`);

/** Browsers ask whether a form may lead where its answer redirects to: on the pages of signing in, to those whom people may sign in with. */
export function formTargetsOf(url: string, { identityProviders }: Pick<SignInDesk, 'identityProviders'>): readonly string[] {
  return signIn.test(url) ? Object.values(identityProviders).map(({ origin }) => origin) : [];
}
