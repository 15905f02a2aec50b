import { PersonForm } from '#contracts/people/people-admin.ts';
import { system } from '#domain/actor.ts';
import type { AuditAction, AuditFacts } from '#domain/audit/audit-event.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { type IdentityProvider, identityProviderNames } from '#domain/sign-in/identity-provider.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { type FactorNews, notifyFactorsChanged } from '../second-factor/notify-factors-changed.ts';

interface Change {
  readonly action: AuditAction;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  /** The notification mail to the user. */
  readonly news?: FactorNews;
}

/**
 * Changes a user on behalf of an administrator: disable, two-factor, role, sign out everywhere, unlink an account elsewhere. The user's
 * sign-ins end in the same transaction, and a user who signs in in another way from then on is notified by email. Administrators cannot do
 * this to themselves, so one always remains: if two disable each other at once, one is refused.
 *
 * @throws AppError `form-not-understood`, `person-not-found`, `not-yourself`, `reason-required`, `forbidden` for anyone who is no administrator any more,
 * `recent-sign-in-needed` to change a role, to enable, or to switch the second step off, `no-room-for-advisor` where a portal of that person has as many advisers as it may,
 * `identity-not-linked`
 */
export async function administerUser(
  context: Pick<RequestContext, 'actor' | 'auth' | 'signedIn'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: PersonForm['intent'] }> {
  const { data: form } = PersonForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const {
    actor,
    auth: { database, services },
  } = context;
  await orNoRoom(
    database.as(system('people')).write(async (tx) => {
      const administrators = await tx.peopleAdmin.lockAdministrators();
      const user = isId(id) ? await tx.users.find(id) : null;
      authorize({ policy: peopleAdminPolicy, action: 'read', notFound: 'person-not-found' }, actor, user);
      if (!('userId' in actor) || !administrators.includes(actor.userId)) throw new AccessRefused('forbidden');
      if (actor.userId === user.id) throw new AccessRefused('not-yourself');
      authorize({ policy: peopleAdminPolicy, action: 'govern', notFound: 'person-not-found' }, actor, user);
      if (widensAccess(form)) requireRecentSignIn(context);
      const change = await work(tx, user, form);
      if (!change) return;
      const { news, ...event } = change;
      tx.audit.add({ ...event, by: actor, target: { kind: 'person', id: user.id } });
      if (news) await notifyFactorsChanged(tx, services, { user, ...news });
    }),
  );
  await services.wakeSender();
  return { done: form.intent };
}

/**
 * Returns true if the form grants more rights or makes signing in easier. A form that only ends something needs no recent sign-in, since it
 * may be urgent.
 */
const widensAccess = ({ intent }: PersonForm) => intent === 'role' || intent === 'enable' || intent === 'two-factor-off';

/** The limit of a subscription holds whatever comes at once: the database counts. */
async function orNoRoom(governed: Promise<void>): Promise<void> {
  return governed.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'advisors-full' ? new AppError('no-room-for-advisor') : error;
  });
}

/** Applies the form; returns null if nothing had to change. */
async function work(tx: Transaction, user: User, form: PersonForm): Promise<Change | null> {
  if (form.intent === 'role') return setRole(tx, user, form.role);
  if (form.intent === 'disable' || form.intent === 'enable') return setDisabled(tx, user, form.intent === 'disable');
  if (form.intent === 'unlink-identity') return unlink(tx, user, form.provider);
  if (form.intent !== 'sign-out') return setTwoFactor(tx, user, { isOff: form.intent === 'two-factor-off', reason: form.reason });
  await endAll(tx, user.id);
  return { action: 'session-ended' };
}

async function setDisabled(tx: Transaction, { id, isDisabled }: User, toDisabled: boolean): Promise<Change | null> {
  if (isDisabled === toDisabled) return null;
  await tx.peopleAdmin.setSecurity(id, { isDisabled: toDisabled });
  return { action: toDisabled ? 'person-disabled' : 'person-enabled' };
}

/** Also switched on it ends what was opened without a PIN. */
async function setTwoFactor(tx: Transaction, user: User, { isOff, reason }: { isOff: boolean; reason: string }): Promise<Change | null> {
  if (reason === '') throw new AppError('reason-required');
  if (user.isTwoFactorDisabled === isOff) return null;
  await tx.peopleAdmin.setSecurity(user.id, { isTwoFactorDisabled: isOff });
  await endAll(tx, user.id);
  if (!isOff) return { action: 'two-factor-enabled', after: { reason } };
  return { action: 'two-factor-disabled', after: { reason }, news: { kind: 'secondStepOff' } };
}

async function setRole(tx: Transaction, { id, role: before }: User, role: User['role']): Promise<Change | null> {
  if (before === role) return null;
  await tx.peopleAdmin.setRole(id, role);
  return { action: 'role-changed', before: { role: before }, after: { role } };
}

/** A user who signs in with it at this moment is waited for: what they link ends too. */
async function unlink(tx: Transaction, { id }: User, provider: IdentityProvider): Promise<Change> {
  await endAll(tx, id);
  if (!(await tx.linkedIdentities.end(id, provider))) throw new AppError('identity-not-linked');
  return {
    action: 'identity-unlinked',
    before: { provider },
    news: { kind: 'identityEnded', provider: identityProviderNames[provider] },
  };
}

/** Attempts first: one that becomes a session at this moment is waited for, and its session ends after it. */
async function endAll(tx: Transaction, userId: string): Promise<void> {
  await tx.signInAttempts.deleteOf([userId]);
  await tx.sessions.deleteOf([userId]);
  await tx.oneTimeTokens.deleteBegun([userId]);
}
