import { identityProviderNames, identityProviders, identityRefusals } from '#domain/sign-in/identity-provider.ts';
import type { Visit } from '#server/visit.ts';
import type { Refusal } from '#web/site/login-page.tsx';
import type { OtherWays } from '#web/site/sign-in-step.ts';

/** Those whom the firm offers to sign in with, in the order in which it names them, and its national page. */
export function otherWaysOf({ variant, entrance }: Visit): OtherWays {
  const offered = entrance.services.identityProviders;
  return { providers: variant.identityProviders.filter((provider) => offered[provider]), national: variant.nationalSignIn };
}

/** Why a provider has let no one in, as the address says it: in our words, of one whom the firm offers. */
export function providerRefusalOf({ searchParams }: URL, { texts, entrance }: Visit): Refusal | null {
  const provider = identityProviders.find((each) => each === searchParams.get('provider'));
  const why = identityRefusals.find((each) => each === searchParams.get('refused'));
  if (!why || !provider || !entrance.services.identityProviders[provider]) return null;
  return { code: why, text: texts(`identities.refused.${why}`, { provider: identityProviderNames[provider] }) };
}
