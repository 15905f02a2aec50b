import type { Identity } from '#domain/sign-in/identity-provider.ts';
import { type AddressClaims, verifiedAddress } from '#domain/sign-in/verified-address.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';

/** The owner of an account at a provider, for the audit trail, and whether it may sign them in. */
export interface FoundPerson {
  readonly user: User | null;
  readonly isLetIn: boolean;
}

/**
 * Anyone who linked the account; else whose confirmed address the provider vouches for, if nothing of that provider is linked to them or was
 * ended by them.
 */
export async function personOfIdentity(tx: Queries, identity: Identity, claims: AddressClaims): Promise<FoundPerson> {
  const linked = await tx.linkedIdentities.find(identity);
  if (linked) return found(await tx.users.find(linked.userId), linked.endedAt === null && linked.provider === identity.provider);
  const email = verifiedAddress(identity.provider, claims);
  const user = email === null ? null : ((await tx.users.withPassword(email))?.user ?? null);
  if (user === null || !(await tx.confirmedAddresses.hold(user.id))) return found(user, false);
  const others = await tx.linkedIdentities.ofPerson(user.id);
  return found(user, !others.some(({ provider }) => provider === identity.provider));
}

const found = (user: User | null, mayBe: boolean): FoundPerson => ({ user, isLetIn: mayBe && user !== null && !user.isDisabled });
