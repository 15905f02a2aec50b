import { identityProviderNames, identityProviders, identityRefusals } from '#domain/sign-in/identity-provider.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Refusal } from '#web/site/login-page.tsx';
import type { SignInOptions } from '#web/site/sign-in-step.ts';

/** Returns the providers that the firm offers for sign-in, in the firm's order, and its national page. */
export function getSignInOptions({ variant, auth }: RequestContext): SignInOptions {
  const offered = auth.services.identityProviders;
  return { providers: variant.identityProviders.filter((provider) => offered[provider]), national: variant.nationalSignIn };
}

/** Returns the provider's refusal in the address as a text of ours; null unless the firm offers that provider. */
export function getProviderRefusal({ searchParams }: URL, { texts, auth }: RequestContext): Refusal | null {
  const provider = identityProviders.find((each) => each === searchParams.get('provider'));
  const why = identityRefusals.find((each) => each === searchParams.get('refused'));
  if (!why || !provider || !auth.services.identityProviders[provider]) return null;
  return { code: why, text: texts(`identities.refused.${why}`, { provider: identityProviderNames[provider] }) };
}
