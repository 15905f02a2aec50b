import { href } from 'react-router';
import { guest, system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { isEmployeeEmail } from '#domain/sign-in/employer-email-domain.ts';
import { verifyPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { notifyAdministrators } from '../messages/notify-administrators.ts';
import type { GivenPassword } from '../passwords/check-password.ts';
import { countInAdvance, countSuccess, passwordBuckets } from '../passwords/password-buckets.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';
import { startAttempt } from '../sign-in/start-attempt.ts';
import { requireOnboardingForm } from '../submissions/require-onboarding-form.ts';
import { answeredBefore, once } from '../idempotency/once.ts';
import { type FollowedLink, readVerification } from './read-verification.ts';
import { writeAcceptance } from '../terms/write-acceptance.ts';
import { signUpPortal } from './sign-up-portal.ts';
import { SignUp } from './verification.ts';

/** A link that is followed, with the password where another browser asked for the account. */
interface Confirmation extends FollowedLink {
  readonly password: string;
  /** The form's key: sent twice it makes one account. */
  readonly key: string;
}

interface Begun {
  readonly attemptToken: string;
}

/**
 * The link of the mail makes the account, once, and leads to a PIN as every way in does. Anyone who works for an organisation, by the confirmed
 * address, is an adviser; a client gets the accounts that were opened for the address, or a new one that waits to be validated.
 * Anyone who has the mailbox but did not sign up does not make an account whose password a stranger chose: the browser that signed up confirms,
 * or any other with the password.
 *
 * @throws AppError `accounts-full` or `advisors-full` where the portal has no room, of which its administrators are notified (the link stays good);
 * `link-expired` for a link that was used, is too old, never was one, or whose address has an account by now;
 * `not-chosen-password`, `too-many-attempts` or `server-busy` for the password (the link stays good).
 */
export async function completeSignUp(services: SignInServices, caller: Caller, confirmation: Confirmation): Promise<Begun> {
  const { token, password, key } = confirmation;
  const sent = { by: guest, action: 'signed-up', key, payload: { token, password } } as const;
  const database = services.db.as(system('sign-up'));
  const verification = await readVerification(services, confirmation);
  if (!verification) {
    const before = await database.read((snapshot) => answeredBefore(snapshot, sent));
    if (!before) throw new AppError('link-expired');
    return before.answer as Begun;
  }
  if (!verification.isSameBrowser) await refuseStranger(services, caller, { ...verification.signUp, password });
  const made = database.write((tx) => once(tx, sent, () => makeAccount(tx, services, token)));
  const begun = await made.catch(async (error: unknown) => {
    await notifyWhenFull(services, verification.signUp, error);
    throw error;
  });
  await services.wakeSender();
  return begun;
}

/** Wrong ones count as those of a sign-in with the address do. */
async function refuseStranger({ db }: SignInServices, caller: Caller, given: SignUp & GivenPassword): Promise<void> {
  const database = db.as(system('sign-up'));
  const buckets = passwordBuckets(caller, given.email, false);
  const { isRight } = await verifyPassword(given.password, async () => {
    await database.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, buckets));
    return given;
  });
  if (isRight) return database.writeUnaudited('sign-in-counts', (tx) => countSuccess(tx, buckets));
  await database.write(async (tx) => {
    tx.audit.add({ action: 'signed-up', outcome: 'refused', by: guest, after: { why: 'not-chosen-password' } });
  });
  throw new AppError('not-chosen-password');
}

async function makeAccount(tx: Transaction, services: SignInServices, token: string): Promise<Begun> {
  const used = await tx.oneTimeTokens.consume('verify', tokenHash(token));
  if (!used) throw new AppError('link-expired');
  const signUp = SignUp.parse(used.payload);
  const { email, passwordHash, language } = signUp;
  const portalId = await portalOf(tx, signUp);
  const employer = (await tx.organisations.all()).find((organisation) => isEmployeeEmail(email, organisation)) ?? null;
  const role = employer ? 'advisor' : 'investor';
  const name = email.slice(0, email.indexOf('@'));
  const user = await tx.users.insertNew({ email, name, role, language, organisationId: employer?.id ?? null });
  if (!user) throw new AppError('link-expired');
  await tx.credentials.set([user.id], passwordHash);
  await tx.confirmedAddresses.confirm(user.id);
  await tx.oneTimeTokens.deleteSignUps(email);
  const by = { kind: role, userId: user.id } as const;
  tx.audit.add({
    action: 'signed-up',
    by,
    portalId,
    target: { kind: 'person', id: user.id },
    after: { email, role, hasAcceptedTerms: true },
  });
  await requireOnboardingForm(tx, services, user);
  await joinPortal(tx, services, { user, portalId, terms: signUp.terms });
  const { attemptToken } = await startAttempt(tx, services, { user, isFirst: true, deviceToken: null });
  return { attemptToken };
}

interface Newcomer {
  readonly user: User;
  /** Null where there is none. */
  readonly portalId: string | null;
}

/** An adviser belongs to the portal; a client gets accounts, for which the terms that were ticked are accepted. */
async function joinPortal(
  tx: Transaction,
  services: SignInServices,
  { user, portalId, terms }: Newcomer & Pick<SignUp, 'terms'>,
): Promise<void> {
  if (user.role === 'investor') await giveAccounts(tx, services, { user, portalId });
  if (portalId === null) return;
  if (user.role === 'advisor') return tx.portalMembers.addStaff(portalId, user.id);
  if (terms) await writeAcceptance(tx, { terms, portalId, userId: user.id, by: { kind: 'investor', userId: user.id } });
}

/** The accounts that were opened for the address; without any a new one, which waits for an administrator to approve it. */
async function giveAccounts(tx: Transaction, services: SignInServices, { user, portalId }: Newcomer): Promise<void> {
  const by = { kind: 'investor', userId: user.id } as const;
  const target = { kind: 'person', id: user.id } as const;
  const linked = await tx.accounts.linkClient(user);
  for (const accountId of linked) tx.audit.add({ action: 'account-linked', by, accountId, target });
  if (linked.length > 0 || portalId === null) return;
  const accountId = await tx.accounts.openUnvalidated(user, { portalId, currency: services.currency });
  tx.audit.add({ action: 'account-opened', by, portalId, accountId, target });
  const address = services.origin + href('/dashboard/:portal/waiting', { portal: portalId });
  const portal = (await tx.portals.find(portalId))?.name ?? '';
  await notifyAdministrators(tx, services, {
    portalId,
    mail: { kind: 'accountWaits', href: address, portal, email: user.email },
    about: accountId,
  });
}

/** The portal that was chosen, or the only one. */
async function portalOf(tx: Transaction, { portalId }: SignUp): Promise<string | null> {
  return portalId ?? (await signUpPortal(tx, null).catch(() => null));
}

const fullMails: Readonly<Partial<Record<ErrorCode, 'accountsFull' | 'advisorsFull'>>> = {
  'accounts-full': 'accountsFull',
  'advisors-full': 'advisorsFull',
};

/** Notifies the administrators of a full portal, once a day for each address, and records it in the trail. */
async function notifyWhenFull(services: SignInServices, signUp: SignUp, error: unknown): Promise<void> {
  const kind = error instanceof AppError ? fullMails[error.code] : undefined;
  if (kind === undefined) return;
  await services.db.as(system('sign-up')).write(async (tx) => {
    const portalId = await portalOf(tx, signUp);
    if (portalId === null) return;
    const { email } = signUp;
    const portal = (await tx.portals.find(portalId))?.name ?? '';
    const day = new Date().toISOString().slice(0, 10);
    const mail = { kind, href: `${services.origin}${href('/dashboard/:portal', { portal: portalId })}`, portal, email } as const;
    await notifyAdministrators(tx, services, { portalId, mail, about: `${portalId}:${email}:${day}` });
    tx.audit.add({ action: 'signed-up', outcome: 'refused', by: guest, portalId, after: { why: (error as AppError).code } });
  });
  await services.wakeSender();
}
