import { photoPath } from '#contracts/admin/images.ts';
import type { Device, Profile, OwnIdentity, OwnSignIn } from '#contracts/people/profile.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { factorTarget } from '#domain/sign-in/second-factor.ts';
import { locales } from '#contracts/ids.ts';
import { type IdentityProvider, identityProviders } from '#domain/sign-in/identity-provider.ts';
import { tokenHash } from '../../auth/token.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { contactOf } from '../contact/contact-form.ts';
import { pendingPhone } from '../contact/begin-phone-change.ts';
import { isDelegateAlone } from '../delegations/is-delegate-alone.ts';
import type { LinkedIdentity } from '../../db/queries/people/linked-identities.ts';
import type { Queries } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { ownFactors } from '../second-factor/own-factors.ts';
import { targetFor } from '../second-factor/pin-message.ts';

/**
 * Returns the signed-in user's own profile, with the devices that are signed in as them.
 *
 * @throws AppError `sign-in-needed`
 */
export async function readProfile({ signedIn, auth, variant }: Pick<RequestContext, 'signedIn' | 'auth' | 'variant'>): Promise<Profile> {
  if (!signedIn) throw new AppError('sign-in-needed');
  const actor = { kind: signedIn.user.role, userId: signedIn.user.id };
  const isDelegate = await isDelegateAlone({ actor, db: auth.database.as(actor) });
  return auth.database.as(system('profile')).read(async (snapshot) => {
    const [user, sessions] = await Promise.all([snapshot.users.find(signedIn.user.id), snapshot.sessions.ofPerson(signedIn.user.id)]);
    if (!user) throw new AppError('sign-in-needed');
    const organisation = user.organisationId === null ? null : await snapshot.organisations.find(user.organisationId);
    const [factors, passkeys] = await Promise.all([ownFactors(snapshot, user.id), snapshot.passkeys.ofPerson(user.id)]);
    const linked = await snapshot.linkedIdentities.ofPerson(user.id);
    const own = tokenHash(auth.sessionToken ?? '');
    const devices = sessions.map((session): Device => ({
      id: session.id,
      userAgent: session.userAgent,
      networkAddress: session.networkAddress,
      signedInAt: localMoment(session.createdAt, variant.timeZone),
      lastSeenAt: localMoment(session.lastSeenAt, variant.timeZone),
      isThis: session.tokenHash.equals(own),
    }));
    const { timeZone } = variant;
    const identities = ownIdentities(linked, { offered: variant.identityProviders, timeZone });
    const photo = await snapshot.images.versionOf({ userId: user.id });
    return {
      name: user.name,
      photo: photoPath(user.id, photo),
      title: user.title,
      hideIntroText: user.hideIntroText,
      phone: user.phone,
      pendingPhone: (await pendingPhone(snapshot, user.id))?.phone ?? null,
      email: user.email,
      isEmailConfirmed: await snapshot.confirmedAddresses.has(user.id),
      contact: { version: user.version, fields: contactOf(user, await snapshot.privateDetails.find(user.id)) },
      organisation: organisation?.name ?? null,
      job: user.role === 'investor' ? null : user.job,
      role: user.role,
      isDelegate,
      multiFactor: {
        enabled: !user.isTwoFactorDisabled,
        validated: signedIn.session.secondFactor !== 'disabled',
        target: factorTarget(factors, user.pinTarget),
      },
      security: {
        pinTarget: user.pinTarget,
        pinChannel: targetFor(auth.services, user).channel,
        hasApp: factors.totp,
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          addedAt: localMoment(createdAt, variant.timeZone),
          lastUsedAt: lastUsedAt && localMoment(lastUsedAt, variant.timeZone),
        })),
        recoveryCodesLeft: await snapshot.recoveryCodes.unused(user.id),
      },
      identities,
      signIn: await ownSignIn(snapshot, user, { identities, timeZone }),
      devices: devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
    };
  });
}

interface SignInContext {
  readonly identities: readonly OwnIdentity[];
  readonly timeZone: string;
}

/**
 * Returns a user's language, sign-in methods, and dates of creation and last sign-in: the specification's userLanguage, authType, createdOn
 * and lastLogin.
 */
async function ownSignIn(snapshot: Queries, user: User, { identities, timeZone }: SignInContext): Promise<OwnSignIn> {
  const [found, lastLogin] = await Promise.all([snapshot.users.withPassword(user.emailKey), snapshot.users.lastSignIn(user.id)]);
  const linked = identities.filter(({ state }) => state.kind === 'linked').map(({ provider }) => provider);
  return {
    language: locales.find((each) => each === user.language) ?? null,
    authType: typeof found?.passwordHash === 'string' ? ['password', ...linked] : linked,
    createdOn: localMoment(user.createdAt, timeZone),
    lastLogin: lastLogin && localMoment(lastLogin, timeZone),
  };
}

interface IdentityContext {
  readonly offered: readonly IdentityProvider[];
  readonly timeZone: string;
}

/** Lists a user's accounts at providers: those that the firm offers, and others that were linked before. */
function ownIdentities(linked: readonly LinkedIdentity[], { offered, timeZone }: IdentityContext): OwnIdentity[] {
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
