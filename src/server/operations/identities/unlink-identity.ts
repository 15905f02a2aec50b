import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type IdentityProvider, identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import { changeFactors, type FactorContext } from '../second-factor/change-factors.ts';

/**
 * No account of that provider signs its owner in from now on, neither the one that was linked nor one with the same address, until they allow it
 * again.
 *
 * @throws AppError `identity-not-linked`, and as `changeFactors` does
 */
export async function unlinkIdentity(context: FactorContext, provider: IdentityProvider): Promise<void> {
  return changeFactors(context, async (tx, { id }) => {
    if (!(await tx.linkedIdentities.end(id, provider))) throw new AppError('identity-not-linked');
    const mail = { kind: 'identityUnlinked', provider: identityProviderNames[provider] } as const;
    return { mail, event: { action: 'identity-unlinked', before: { provider } }, result: undefined };
  });
}

/**
 * The next sign-in through that provider links it again.
 *
 * @throws AppError `identity-not-linked`, `sign-in-needed` or `recent-sign-in-needed`
 */
export async function allowIdentity(
  context: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>,
  provider: IdentityProvider,
): Promise<void> {
  const { actor, auth } = context;
  const { id } = requireRecentSignIn(context);
  await auth.database.as(system('identity')).write(async (tx) => {
    if (!(await tx.linkedIdentities.forgetEnded(id, provider))) throw new AppError('identity-not-linked');
    await requireLiveSession(tx, auth.sessionToken);
    tx.audit.add({ action: 'identity-allowed', by: actor, target: { kind: 'person', id }, after: { provider } });
  });
}
