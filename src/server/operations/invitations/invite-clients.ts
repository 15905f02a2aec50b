import * as z from 'zod';
import {
  type ClientInvitationsAnswer,
  type ClientVerdict,
  ClientInvitationsQuery,
  maxInvitedAtOnce,
  type NotInvited,
} from '#contracts/people/client-invitations.ts';
import { invitationPolicy, invitationsPolicy } from '#domain/account/invitation-policy.ts';
import { isInvitationOpen } from '#domain/account/invitation-state.ts';
import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once, type SentOnce } from '../idempotency/once.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { invitationPauses } from './post-invitation-link.ts';
import { revoke } from './revoke-invitation.ts';
import { toUninvitedQuery } from './read-uninvited.ts';
import { accountToInvite, inviteeOfAccount, sendInvitation } from './send-invitation.ts';

/** Each that was chosen is a field of its own, by the id of the account. */
const BulkForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('preview') }).catchall(z.literal('on')),
  z.strictObject({ intent: z.literal('preview-found'), ...ClientInvitationsQuery.pick({ find: true, sent: true }).shape }),
  z.object({ intent: z.literal('send'), 'form-key': formKey }).catchall(z.literal('on')),
  z.object({ intent: z.literal('revoke') }).catchall(z.literal('on')),
]);

type Inviting = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'auth'>;

/**
 * Many clients of the portal of the page: who would be invited and who would not, and why; or the invitations themselves, with what became of
 * each. At most 200 in one go, all in one transaction.
 *
 * @throws AccessRefused `page-not-found` for clients; AppError `form-not-understood`, `nobody-chosen`, `too-many-chosen`; as `once`
 */
export async function inviteClients(context: Inviting, fields: Record<string, unknown>): Promise<ClientInvitationsAnswer> {
  const { actor, db, portal } = context;
  authorize({ policy: invitationsPolicy, action: 'invite', notFound: 'page-not-found' }, actor, portal);
  const { data: form } = BulkForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'preview-found') {
    const page = { limit: maxInvitedAtOnce, offset: 0 };
    const { clients, found } = await db.read(({ invitations }) => invitations.uninvited(toUninvitedQuery(portal.id, form), page));
    const preview = await previewOf(
      context,
      clients.map(({ id }) => id),
    );
    return { ...preview, leftOut: found > clients.length ? found - clients.length : null };
  }
  const ids = chosenIn(form);
  if (form.intent === 'preview') return previewOf(context, ids);
  if (form.intent === 'revoke') return revokeAll(context, ids);
  const sent = sentForm(actor, 'client-invited', { ...form, 'form-key': form['form-key'] });
  return sendAll(context, sent, ids);
}

/** All of the clients were refused: nothing is written, and the form's key is not used up. */
class NobodyInvited extends Error {
  readonly answer: ClientInvitationsAnswer;

  constructor(answer: ClientInvitationsAnswer) {
    super('Nobody was invited.');
    this.answer = answer;
  }
}

async function sendAll(context: Inviting, sent: SentOnce, ids: readonly string[]): Promise<ClientInvitationsAnswer> {
  const { database, services } = context.auth;
  const seen = await ownAmong(context, ids);
  const sending = database.as(system('invitation')).write((tx) =>
    once(tx, sent, async (): Promise<ClientInvitationsAnswer> => {
      const clients: ClientVerdict[] = [];
      // In one order for everyone: of two who invite the same clients one waits for the other, and none for each other.
      for (const id of ids) clients.push(await inviteOne(tx, services, { id: seen.has(id) ? id : null, asked: id, by: sent.by }));
      const answer = { step: 'sent', clients, leftOut: null } as const;
      if (clients.every(({ refused }) => refused !== null)) throw new NobodyInvited(answer);
      return answer;
    }),
  );
  const answer = await sending.catch((error: unknown) => {
    if (error instanceof NobodyInvited) return error.answer;
    throw error;
  });
  await services.wakeSender();
  return answer;
}

/** Revokes the open links of several clients. A refusal for one does not affect the others. */
async function revokeAll(context: Inviting, ids: readonly string[]): Promise<ClientInvitationsAnswer> {
  const { actor, auth } = context;
  const seen = await ownAmong(context, ids);
  const clients: ClientVerdict[] = [];
  for (const id of ids)
    clients.push(
      await auth.database.as(system('invitation')).write((tx) => revokeOne(tx, { id: seen.has(id) ? id : null, asked: id, by: actor })),
    );
  return { step: 'revoked', clients, leftOut: null };
}

async function revokeOne(tx: Transaction, { id, asked, by }: One): Promise<ClientVerdict> {
  const account = id === null ? null : await accountToInvite(tx, id);
  if (!account || !abilities(invitationPolicy, by, account).read) return { id: asked, name: '', email: '', refused: 'not-found' };
  const isOpen = abilities(invitationPolicy, by, account).invite && isInvitationOpen(account.state);
  if (isOpen) await revoke(tx, { account, by });
  return {
    id: asked,
    name: account.name,
    email: account.email,
    refused: isOpen ? null : account.hasSignedIn ? 'signed-in' : 'not-invited',
  };
}

function chosenIn(form: Readonly<Record<string, unknown>>): string[] {
  const ids = Object.keys(form).filter((name) => name !== 'intent' && name !== 'form-key');
  if (!ids.every(isId)) throw new AppError('form-not-understood');
  if (ids.length === 0) throw new AppError('nobody-chosen');
  if (ids.length > maxInvitedAtOnce) throw new AppError('too-many-chosen', { most: maxInvitedAtOnce });
  return ids.toSorted();
}

/** Returns those of the accounts that the caller may see, on this portal. */
async function ownAmong({ db, portal }: Inviting, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await db.read(({ invitations }) => invitations.visibleAmong(portal?.id ?? '', ids)));
}

async function previewOf(context: Inviting, ids: readonly string[]): Promise<ClientInvitationsAnswer> {
  const { actor, auth } = context;
  const seen = await ownAmong(context, ids);
  return auth.database.as(system('invitation')).read(async (snapshot) => {
    const clients: ClientVerdict[] = [];
    for (const id of ids) {
      const account = seen.has(id) ? await accountToInvite(snapshot, id) : null;
      const refused = account ? await refusalOf(snapshot, actor, account) : 'not-found';
      clients.push({ id, name: account?.name ?? '', email: account?.email ?? '', refused });
    }
    return { step: 'preview', clients, leftOut: null };
  });
}

interface One {
  /** Null for one that the caller does not see. */
  readonly id: string | null;
  readonly asked: string;
  readonly by: Actor;
}

async function inviteOne(tx: Transaction, services: SignInServices, { id, asked, by }: One): Promise<ClientVerdict> {
  const account = id === null ? null : await accountToInvite(tx, id);
  if (!account) return { id: asked, name: '', email: '', refused: 'not-found' };
  const refused =
    (await refusalOf(tx, by, account)) ??
    (await sendInvitation(tx, services, { account, from: null, by, pauseMinutes: invitationPauses.many }).then(() => null, refusalIn));
  return { id: asked, name: account.name, email: account.email, refused };
}

type Invitable = NonNullable<Awaited<ReturnType<typeof accountToInvite>>>;

/** Returns the reason why a client cannot be invited now; null for one who can. */
async function refusalOf(queries: Queries, by: Actor, account: Invitable): Promise<NotInvited | null> {
  if (!abilities(invitationPolicy, by, account).read) return 'not-found';
  if (account.hasSignedIn) return 'signed-in';
  if (!abilities(invitationPolicy, by, account).invite) return 'not-open';
  if (account.lastSentAt !== null && Date.now() - Date.parse(account.lastSentAt) < invitationPauses.many * 60_000) return 'just-invited';
  return inviteeOfAccount(queries, account).then(() => null, refusalIn);
}

const refusals: Readonly<Partial<Record<AppError['code'], NotInvited>>> = {
  'email-invalid': 'no-email',
  'client-has-other-email': 'other-email',
  'invited-just-now': 'just-invited',
};

/** Returns the reason of a refusal, so that it does not affect the other clients. */
function refusalIn(error: unknown): NotInvited {
  const refusal = error instanceof AppError ? refusals[error.code] : undefined;
  if (refusal === undefined) throw error;
  return refusal;
}
