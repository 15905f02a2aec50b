import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { Variant } from '#variants/variant.ts';
import { type OpenIdProvider, openIdProvider } from './auth/openid-provider.ts';
import type { Config } from './config.ts';

/**
 * Returns the identity providers that a firm offers for sign-in.
 *
 * @throws Error if the firm offers a provider without credentials: its button would lead nowhere
 */
export function offeredProviders(
  { id, identityProviders }: Pick<Variant, 'id' | 'identityProviders'>,
  config: Pick<Config, 'identityProviders'>,
): Partial<Record<IdentityProvider, OpenIdProvider>> {
  const offered = identityProviders.map((provider) => {
    const access = config.identityProviders[provider];
    const name = provider.toUpperCase();
    if (!access) throw new Error(`The firm "${id}" offers ${provider}: ${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed.`);
    return [provider, openIdProvider(provider, access)] as const;
  });
  return Object.fromEntries(offered);
}
