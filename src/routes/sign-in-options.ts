import { identityProviderNames, identityProviders, identityRefusals } from '#domain/sign-in/identity-provider.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Refusal } from '#web/site/login-page.tsx';
import type { SignInOptions } from '#web/site/sign-in-step.ts';

/** Those whom the firm offers to sign in with, in the order in which it names them, and its national page. */
export function getSignInOptions({ variant, auth }: RequestContext): SignInOptions {
  const offered = auth.services.identityProviders;
  return { providers: variant.identityProviders.filter((provider) => offered[provider]), national: variant.nationalSignIn };
}

/** Why a provider has let no one in, as the address says it: in our words, of one whom the firm offers. */
export function getProviderRefusal({ searchParams }: URL, { texts, auth }: RequestContext): Refusal | null {
  const provider = identityProviders.find((each) => each === searchParams.get('provider'));
  const why = identityRefusals.find((each) => each === searchParams.get('refused'));
  if (!why || !provider || !auth.services.identityProviders[provider]) return null;
  return { code: why, text: texts(`identities.refused.${why}`, { provider: identityProviderNames[provider] }) };
}
