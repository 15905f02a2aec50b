import { AppError } from '#domain/errors.ts';
import { worksFor } from '#domain/sign-in/works-for.ts';
import { tokenHash } from '../../auth/token.ts';
import type { AdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { writeAcceptance } from '../terms/write-acceptance.ts';
import { type InvitedTo, type Invitee, inviteeOf } from './invitee.ts';

interface Joining {
  readonly token: string;
  /** Null where the person has a password. */
  readonly passwordHash: string | null;
  readonly hasAcceptedTerms: boolean;
}

/**
 * Uses the link up: the person, who may be new, is the client of the account or an adviser of the portal from then on.
 *
 * @throws AppError `link-expired`; `advisors-full` by the database
 */
export async function join(tx: Transaction, { token, passwordHash, hasAcceptedTerms }: Joining): Promise<User> {
  const used = await tx.oneTimeTokens.consume('invite', tokenHash(token));
  const invitee = used && (await inviteeOf(tx, used));
  // Anyone who has come by a password since the page was opened opens the link once more.
  if (!invitee || invitee.hasPassword !== (passwordHash === null)) throw new AppError('link-expired');
  const user = invitee.user ?? (await newPerson(tx, invitee));
  if (passwordHash !== null && !(await tx.credentials.setFirst(user.id, passwordHash))) throw new AppError('link-expired');
  const { to } = invitee;
  await (to.kind === 'account' ? becomeClient(tx, to.account.id, user) : becomeAdviser(tx, to.invitation, user));
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

/** A client who chose a password accepts the terms that are in force. */
async function acceptTicked(
  tx: Transaction,
  { to, hasPassword, hasAcceptedTerms }: Invitee & Pick<Joining, 'hasAcceptedTerms'>,
  { id: userId, role: kind }: User,
): Promise<void> {
  if (!hasAcceptedTerms || to.kind === 'portal' || hasPassword) return;
  const { portalId } = to.account;
  const terms = await tx.portalTerms.find(portalId, null);
  if (terms) await writeAcceptance(tx, { terms, portalId, userId, by: { kind, userId } });
}

function placeOf(to: InvitedTo) {
  if (to.kind === 'portal') return { portalId: to.invitation.portalId };
  return { accountId: to.account.id, portalId: to.account.portalId };
}

async function becomeClient({ accounts, invitations }: Transaction, accountId: string, { id }: User): Promise<void> {
  if (!(await accounts.linkOne(accountId, id))) throw new AppError('link-expired');
  await invitations.accept(accountId);
}

async function becomeAdviser(tx: Transaction, { id, portalId }: AdviserInvitation, user: User): Promise<void> {
  // Anyone who withdraws it at the same moment waits, or was first.
  if (!(await tx.adviserInvitations.lockOpen(id))) throw new AppError('link-expired');
  await tx.portalMembers.keepStaff(portalId, user.id);
  await tx.adviserInvitations.end(id, 'accepted');
}

async function newPerson(tx: Transaction, { to, email, name }: Invitee): Promise<User> {
  const role = to.kind === 'account' ? 'investor' : 'advisor';
  const organisationId = to.kind === 'account' ? null : await employerOf(tx, email, to.invitation);
  const user = await tx.users.insertNew({ email, name, role, language: null, organisationId });
  if (!user) throw new AppError('link-expired');
  await tx.oneTimeTokens.deleteSignUps(email);
  return user;
}

/** By the address, as for a user who signs up; else that of the portal. */
async function employerOf(tx: Transaction, email: string, { portalId }: AdviserInvitation): Promise<string | null> {
  const employer = (await tx.organisations.all()).find((organisation) => worksFor(email, organisation));
  return employer?.id ?? (await tx.portals.find(portalId))?.organisationId ?? null;
}
