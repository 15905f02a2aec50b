import { AppError } from '#domain/errors.ts';
import { type IdentityProvider, identityProviders } from '#domain/sign-in/identity-provider.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * The provider that an address names.
 *
 * @throws AppError `page-not-found` where the firm does not offer it: such an address does not exist then
 */
export function offeredProvider({ auth }: Pick<RequestContext, 'auth'>, name: string | undefined): IdentityProvider {
  const provider = identityProviders.find((each) => each === name);
  if (!provider || !auth.services.identityProviders[provider]) throw new AppError('page-not-found');
  return provider;
}
