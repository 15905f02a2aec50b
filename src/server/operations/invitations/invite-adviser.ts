import * as z from 'zod';
import type { AdviserInvitationAnswer } from '#contracts/people/adviser-invitations.ts';
import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { adviserInvitationPolicy } from '#domain/portal/adviser-invitation-policy.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { AdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';
import { formLine } from '../form-line.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { canBecomeAdviser } from './invitee.ts';
import { invitationPauses, postInvitationLink } from './post-invitation-link.ts';

const invitation = z.string().refine(isId);

const AdviserForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('invite'),
    'form-key': formKey,
    portal: z.string().max(40),
    name: formLine(200),
    email: formLine(254),
  }),
  z.strictObject({ intent: z.literal('send-again'), 'form-key': formKey, invitation }),
  z.strictObject({ intent: z.literal('withdraw'), invitation }),
]);
type AdviserForm = z.infer<typeof AdviserForm>;
type FormOf<Intent extends AdviserForm['intent']> = Extract<AdviserForm, { intent: Intent }>;

type Inviting = Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>;

/**
 * An administrator invites someone by mail to be an adviser of a portal, sends the link again, or takes the invitation back. Links that were sent
 * before are dead.
 *
 * @throws AccessRefused `page-not-found` for all but administrators; AppError `form-not-understood`, `recent-sign-in-needed`, `portal-required`,
 * `name-required`, `email-required`, `email-invalid`, `adviser-is-client`, `adviser-is-administrator`, `adviser-is-disabled`,
 * `adviser-is-there`, `no-adviser-places`, `invited-just-now`, `invitation-ended`
 */
export async function adviserInvitationAction(context: Inviting, fields: Record<string, unknown>): Promise<AdviserInvitationAnswer> {
  const { actor, auth } = context;
  authorize({ policy: adviserInvitationPolicy, action: 'invite', notFound: 'page-not-found' }, actor, {});
  const { data: form } = AdviserForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'withdraw') return withdraw(context, form);
  requireRecentSignIn(context);
  const answer = await auth.database.as(system('invitation')).write((tx) =>
    once(tx, sentForm(actor, 'adviser-invited', form), async (): Promise<AdviserInvitationAnswer> => {
      const wanted = form.intent === 'invite' ? await newInvitation(tx, form) : await earlierInvitation(tx, form);
      await send(tx, auth.services, wanted, actor);
      return { done: form.intent === 'invite' ? 'invited' : 'sent-again', name: wanted.name };
    }),
  );
  await auth.services.wakeSender();
  return answer;
}

type Wanted = Omit<AdviserInvitation, 'id'>;

async function newInvitation(tx: Transaction, { portal, name, email }: FormOf<'invite'>): Promise<Wanted> {
  const found = isId(portal) ? await tx.portals.find(portal) : null;
  if (!found) throw new AppError('portal-required');
  if (name === '') throw new AppError('name-required');
  if (email === '') throw new AppError('email-required');
  if (!isEmailAddress(emailKey(email))) throw new AppError('email-invalid');
  return { portalId: found.id, name, email: emailKey(email) };
}

async function earlierInvitation(tx: Transaction, form: FormOf<'send-again'>): Promise<Wanted> {
  const open = await tx.adviserInvitations.lockOpen(form.invitation);
  if (!open) throw new AppError('invitation-ended');
  return open;
}

/** One invitation of a person to a portal, sent for the first time or once more. */
async function send(tx: Transaction, services: SignInServices, query: Wanted, by: Actor): Promise<void> {
  const { portalId, name, email } = query;
  const user = (await tx.users.withPassword(email))?.user ?? null;
  await refuseUnfit(tx, query, user);
  const { advisors } = await tx.subscriptions.useOf(portalId);
  // So that no one is invited in vain; when the link is used the database has the last word.
  if (advisors.used >= advisors.most) throw new AppError('no-adviser-places', { most: advisors.most });
  const invitedBy = 'userId' in by ? by.userId : null;
  const id = await tx.adviserInvitations.send({ portalId, name, email, invitedBy }, invitationPauses.one);
  if (id === null) throw new AppError('invited-just-now', { minutes: invitationPauses.one });
  tx.audit.add({
    action: 'adviser-invited',
    by,
    portalId,
    ...(user && { target: { kind: 'person', id: user.id } }),
    after: { email, name },
  });
  const portal = (await tx.portals.find(portalId))?.name ?? '';
  await tx.oneTimeTokens.deleteAdviserInvitations(id);
  await postInvitationLink(tx, services, {
    payload: { adviserInvitation: id, email },
    portalId,
    user,
    mail: (link) => ({ kind: 'adviserInvitation', ...link, portal }),
    isSent: true,
  });
}

/** Administrators see everyone of the firm, so they are told who it is. */
async function refuseUnfit(tx: Transaction, { portalId, email }: Wanted, user: User | null): Promise<void> {
  if (user?.isDisabled) throw new AppError('adviser-is-disabled');
  if (user?.role === 'admin') throw new AppError('adviser-is-administrator');
  if (!(await canBecomeAdviser(tx, email, user))) throw new AppError('adviser-is-client');
  if (user && (await tx.portalMembers.isOpenTo(portalId, user.id))) throw new AppError('adviser-is-there');
}

async function withdraw({ actor, auth }: Inviting, form: FormOf<'withdraw'>): Promise<AdviserInvitationAnswer> {
  return auth.database.as(system('invitation')).write(async (tx) => {
    const open = await tx.adviserInvitations.lockOpen(form.invitation);
    if (!open) throw new AppError('invitation-ended');
    await tx.adviserInvitations.end(open.id, 'withdrawn');
    await tx.oneTimeTokens.deleteAdviserInvitations(open.id);
    const { portalId, email, name } = open;
    tx.audit.add({ action: 'adviser-invitation-withdrawn', by: actor, portalId, before: { email, name } });
    return { done: 'withdrawn', name };
  });
}
