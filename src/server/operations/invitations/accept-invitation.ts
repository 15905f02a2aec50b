import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { hashPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import { answeredBefore, once } from '../idempotency/once.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { startAttempt } from '../sign-in/start-attempt.ts';
import { requireOnboardingForm } from '../submissions/require-onboarding-form.ts';
import { type InvitedTo, type Invitee, inviteeOf, portalIdIn } from './invitee.ts';
import { join } from './join.ts';
import { notifyWhenFull } from './notify-when-full.ts';

/** The requirements of a link that can still be used. */
interface ReadInvitation {
  readonly asksPassword: boolean;
  readonly to: InvitedTo['kind'];
  /** The invited address and the portal, which is null if the link leads to none in particular. */
  readonly email: string;
  readonly portal: { readonly id: string; readonly name: string; readonly hasTerms: boolean } | null;
}

/** Returns an invitation that can still be used, and whether it sets a password; null otherwise. Reading does not use it up. */
export async function readInvitation(services: Pick<SignInServices, 'db'>, token: string): Promise<ReadInvitation | null> {
  const invitee = await findInvitee(services, token);
  if (!invitee) return null;
  const { to, email, hasPassword } = invitee;
  const found = await portalOf(services, invitee);
  if (!found && to.kind !== 'person') return null;
  if (to.kind === 'account') await opened(services, to.account.id);
  const portal = found && { id: found.id, name: found.name, hasTerms: found.termsVersion !== null };
  return { asksPassword: !hasPassword, to: to.kind, email, portal };
}

/** That the link was looked at is told with the invitation; the first time counts. */
async function opened({ db }: Pick<SignInServices, 'db'>, accountId: string): Promise<void> {
  const { state } = await db.as(system('invitation')).read(({ invitations }) => invitations.stateOf(accountId));
  if (state !== 'sent' && state !== 'queued') return;
  await db.as(system('invitation')).writeUnaudited('opened-invitation', ({ invitations }) => invitations.open(accountId));
}

async function findInvitee({ db }: Pick<SignInServices, 'db'>, token: string): Promise<Invitee | null> {
  return db.as(system('invitation')).read(async (snapshot) => {
    const link = await snapshot.oneTimeTokens.find('invite', tokenHash(token));
    return link && inviteeOf(snapshot, link);
  });
}

async function portalOf({ db }: Pick<SignInServices, 'db'>, { to }: Invitee): Promise<FoundPortal | null> {
  const portalId = portalIdIn(to);
  return portalId === null ? null : db.as(system('invitation')).read(({ portals }) => portals.find(portalId));
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly hasAcceptedTerms: boolean;
  /** The form's key: sent twice it is accepted once. */
  readonly key: string;
}

/** The token that the browser keeps until the PIN; null for a user who signs in with their existing password. */
type Accepted = { readonly attemptToken: string } | null;

/**
 * Makes anyone who follows the link the client of the account, an adviser of the portal, a delegate of a client or the user that an administrator created, once. Someone without a password chooses one and is sent a
 * PIN, as by every way in; anyone who has one signs in with it.
 *
 * @throws AppError for what is filled in wrongly, or `advisors-full` where the portal has no room, of which its administrators are notified (the link stays
 * good); `link-expired`
 */
export async function acceptInvitation(services: SignInServices, { key, ...acceptance }: Acceptance): Promise<Accepted> {
  const { token } = acceptance;
  const sent = { by: guest, action: 'invitation-accepted', key, payload: acceptance } as const;
  const database = services.db.as(system('invitation'));
  const invitee = await findInvitee(services, token);
  if (!invitee) {
    const before = await database.read((snapshot) => answeredBefore(snapshot, sent));
    if (!before) throw new AppError('link-expired');
    return before.answer as Accepted;
  }
  const passwordHash = invitee.hasPassword ? null : await chosenPassword(services, invitee, acceptance);
  const accepting = database.write((tx) =>
    once(tx, sent, async (): Promise<Accepted> => {
      const user = await join(tx, services, {
        token,
        passwordHash,
        hasAcceptedTerms: acceptance.hasAcceptedTerms && passwordHash !== null,
      });
      if (passwordHash === null) return null;
      if (invitee.to.kind !== 'delegation') await requireOnboardingForm(tx, services, user);
      const { attemptToken } = await startAttempt(tx, services, { user, isFirst: true, deviceToken: null });
      return { attemptToken };
    }),
  );
  const accepted = await accepting.catch(async (error: unknown) => {
    await notifyWhenFull(services, invitee, error);
    throw error;
  });
  await services.wakeSender();
  return accepted;
}

/** @returns the hash of a password that this person may choose */
async function chosenPassword(services: SignInServices, invitee: Invitee, given: Omit<Acceptance, 'key'>): Promise<string> {
  const { email, name, user } = invitee;
  refusePassword(services, given.password, { email, name: user?.name ?? name });
  const portal = await portalOf(services, invitee);
  if (portal && portal.termsVersion !== null && !given.hasAcceptedTerms) throw new AppError('terms-not-accepted');
  return hashPassword(given.password);
}
