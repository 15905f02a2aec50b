import { guest } from '#domain/actor.ts';
import { type Identity, identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { notifyFactorsChanged } from '../second-factor/notify-factors-changed.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Linking {
  readonly user: User;
  /** Null after a password: then there is nothing to link. */
  readonly identity: Identity | null;
}

/**
 * Remembers the account elsewhere that someone has just signed in with, the second step included; its owner is told of a new one.
 *
 * @returns false when it signs this person in no more
 */
export async function linkIdentity(tx: Transaction, services: SignInServices, { user, identity }: Linking): Promise<boolean> {
  if (identity === null) return true;
  const { provider } = identity;
  const outcome = await tx.linkedIdentities.link(user.id, identity);
  if (outcome === 'linked') {
    tx.audit.add({ action: 'identity-linked', by: guest, target: { kind: 'person', id: user.id }, after: { provider } });
    await notifyFactorsChanged(tx, services, { user, kind: 'identityLinked', provider: identityProviderNames[provider] });
  }
  return outcome !== null;
}
