import type { OwnIdentity } from '#contracts/people/profile.ts';
import { type IdentityProvider, identityProviders } from '#domain/sign-in/identity-provider.ts';
import type { LinkedIdentity } from '../../db/queries/people/linked-identities.ts';
import { localMoment } from '../../local-moment.ts';

interface Shown {
  readonly offered: readonly IdentityProvider[];
  readonly timeZone: string;
}

/** Lists a user's accounts at providers: those that the firm offers, and others that were linked before. */
export function ownIdentities(linked: readonly LinkedIdentity[], { offered, timeZone }: Shown): OwnIdentity[] {
  return identityProviders
    .map((provider) => ({ provider, row: linked.find((each) => each.provider === provider) }))
    .filter(({ provider, row }) => row !== undefined || offered.includes(provider))
    .map(({ provider, row }) => ({ provider, state: row ? stateOf(row, timeZone) : { kind: 'never' } }));
}

function stateOf({ linkedAt, lastUsedAt, endedAt }: LinkedIdentity, timeZone: string): OwnIdentity['state'] {
  return endedAt === null
    ? { kind: 'linked', linkedAt: localMoment(linkedAt, timeZone), lastUsedAt: localMoment(lastUsedAt, timeZone) }
    : { kind: 'ended', endedAt: localMoment(endedAt, timeZone) };
}
