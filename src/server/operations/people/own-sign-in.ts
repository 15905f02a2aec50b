import { locales } from '#contracts/ids.ts';
import type { OwnIdentity, OwnSignIn } from '#contracts/people/profile.ts';
import type { Queries } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { localMoment } from '../../local-moment.ts';

interface Known {
  readonly identities: readonly OwnIdentity[];
  readonly timeZone: string;
}

/**
 * Returns a user's language, sign-in methods, and dates of creation and last sign-in: the specification's userLanguage, authType, createdOn
 * and lastLogin.
 */
export async function ownSignIn(snapshot: Queries, user: User, { identities, timeZone }: Known): Promise<OwnSignIn> {
  const [found, lastLogin] = await Promise.all([snapshot.users.withPassword(user.emailKey), snapshot.users.lastSignIn(user.id)]);
  const linked = identities.filter(({ state }) => state.kind === 'linked').map(({ provider }) => provider);
  return {
    language: locales.find((each) => each === user.language) ?? null,
    authType: typeof found?.passwordHash === 'string' ? ['password', ...linked] : linked,
    createdOn: localMoment(user.createdAt, timeZone),
    lastLogin: lastLogin && localMoment(lastLogin, timeZone),
  };
}
