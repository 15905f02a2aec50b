import { AppError } from '#domain/errors.ts';
import { isEmployeeEmail } from '#domain/sign-in/employer-email-domain.ts';
import { tokenHash } from '../../auth/token.ts';
import type { AdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { notifyOfDelegate } from '../delegations/notify-of-delegate.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { writeAcceptance } from '../terms/write-acceptance.ts';
import type { HeldDelegation } from '../../db/queries/people/delegations.ts';
import { type InvitedTo, type Invitee, inviteeOf, portalIdIn } from './invitee.ts';

interface Joining {
  readonly token: string;
  /** Null where the person has a password. */
  readonly passwordHash: string | null;
  readonly hasAcceptedTerms: boolean;
}

/**
 * Uses the link up: the person, who may be new, is the client of the account, an adviser of the portal or a delegate from then on.
 *
 * @throws AppError `link-expired`; `advisors-full` by the database
 */
export async function join(tx: Transaction, services: SignInServices, { token, passwordHash, hasAcceptedTerms }: Joining): Promise<User> {
  const used = await tx.oneTimeTokens.consume('invite', tokenHash(token));
  const invitee = used && (await inviteeOf(tx, used));
  // Anyone who has come by a password since the page was opened opens the link once more.
  if (!invitee || invitee.hasPassword !== (passwordHash === null)) throw new AppError('link-expired');
  const user = invitee.user ?? (await newPerson(tx, invitee));
  if (passwordHash !== null && !(await tx.credentials.setFirst(user.id, passwordHash))) throw new AppError('link-expired');
  const { to } = invitee;
  await become(tx, services, { to, user });
  await tx.confirmedAddresses.confirm(user.id);
  await acceptTicked(tx, { ...invitee, hasAcceptedTerms }, user);
  tx.audit.add({
    action: 'invitation-accepted',
    by: { kind: user.role, userId: user.id },
    ...placeOf(to),
    target: { kind: 'person', id: user.id },
    after: { ...(hasAcceptedTerms && { hasAcceptedTerms }), ...(to.kind === 'portal' && { role: user.role }) },
  });
  return user;
}

async function become(
  tx: Transaction,
  services: SignInServices,
  { to, user }: { readonly to: InvitedTo; readonly user: User },
): Promise<void> {
  if (to.kind === 'account') return becomeClient(tx, to.account.id, user);
  if (to.kind === 'portal') return becomeAdviser(tx, to.invitation, user);
  if (to.kind === 'person') return giveAccounts(tx, user);
  return becomeDelegate(tx, services, { delegation: to.delegation, user });
}

/** A client who chose a password accepts the terms that are in force. */
async function acceptTicked(
  tx: Transaction,
  { to, hasPassword, hasAcceptedTerms }: Invitee & Pick<Joining, 'hasAcceptedTerms'>,
  { id: userId, role: kind }: User,
): Promise<void> {
  const portalId = portalIdIn(to);
  if (!hasAcceptedTerms || to.kind === 'portal' || portalId === null || hasPassword) return;
  const terms = await tx.portalTerms.find(portalId, null);
  if (terms) await writeAcceptance(tx, { terms, portalId, userId, by: { kind, userId } });
}

function placeOf(to: InvitedTo) {
  if (to.kind === 'person') return {};
  const portalId = portalIdIn(to);
  if (to.kind === 'portal') return { portalId };
  return { accountId: to.kind === 'account' ? to.account.id : to.delegation.accountId, portalId };
}

async function becomeClient({ accounts, invitations }: Transaction, accountId: string, { id }: User): Promise<void> {
  if (!(await accounts.linkOne(accountId, id))) throw new AppError('link-expired');
  await invitations.accept(accountId);
}

/** Accounts that were opened for the address are the client's from now on: the mailbox is shown to be theirs. */
async function giveAccounts(tx: Transaction, user: User): Promise<void> {
  if (user.role !== 'investor') return;
  const { id: userId } = user;
  const linked = await tx.accounts.linkClient(user);
  for (const accountId of linked)
    tx.audit.add({ action: 'account-linked', by: { kind: 'investor', userId }, accountId, target: { kind: 'person', id: userId } });
}

async function becomeAdviser(tx: Transaction, { id, portalId }: AdviserInvitation, user: User): Promise<void> {
  // Anyone who withdraws it at the same moment waits, or was first.
  if (!(await tx.adviserInvitations.lockOpen(id))) throw new AppError('link-expired');
  await tx.portalMembers.keepStaff(portalId, user.id);
  await tx.adviserInvitations.end(id, 'accepted');
}

interface Accepting {
  readonly delegation: HeldDelegation;
  readonly user: User;
}

async function becomeDelegate(tx: Transaction, services: SignInServices, { delegation: { id }, user }: Accepting): Promise<void> {
  // Anyone who ends it at the same moment waits, or was first.
  const held = await tx.delegations.lockWaiting(id);
  if (!held) throw new AppError('link-expired');
  await tx.delegations.accept(id, user.id);
  const { accountId, portalId } = held;
  tx.audit.add({
    action: 'delegate-accepted',
    by: { kind: user.role, userId: user.id },
    accountId,
    portalId,
    target: { kind: 'person', id: user.id },
  });
  await notifyOfDelegate(tx, services, { delegation: held, what: 'delegateAccepted' });
}

async function newPerson(tx: Transaction, { to, email, name }: Invitee): Promise<User> {
  const role = to.kind === 'portal' ? 'advisor' : 'investor';
  const organisationId = to.kind === 'portal' ? await employerOf(tx, email, to.invitation) : null;
  const user = await tx.users.insertNew({ email, name, role, language: null, organisationId });
  if (!user) throw new AppError('link-expired');
  await tx.oneTimeTokens.deleteSignUps(email);
  return user;
}

/** By the address, as for a user who signs up; else that of the portal. */
async function employerOf(tx: Transaction, email: string, { portalId }: AdviserInvitation): Promise<string | null> {
  const employer = (await tx.organisations.all()).find((organisation) => isEmployeeEmail(email, organisation));
  return employer?.id ?? (await tx.portals.find(portalId))?.organisationId ?? null;
}
