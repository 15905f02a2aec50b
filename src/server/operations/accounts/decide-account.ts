import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import * as z from 'zod';
import { accountPolicy, waitingAccountsPolicy } from '#domain/account/account.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { postMessage } from '../messages/post-message.ts';

/** The form on the page of pending accounts. */
const DecisionForm = z.strictObject({ intent: z.enum(['validate', 'turn-down']), account: z.string().refine(isId) });
type Decision = z.infer<typeof DecisionForm>['intent'];

/** The decision made about an account. */
export interface DecisionAnswer {
  readonly done: 'validated' | 'turned-down';
  readonly name: string;
}

const words = {
  validate: { action: 'account-validated', mail: 'validated', done: 'validated' },
  'turn-down': { action: 'account-turned-down', mail: 'turnedDown', done: 'turned-down' },
} as const;

/**
 * An adviser in the account's owner list, or an administrator, lets the client of an account in that waits, or turns it down; the client is
 * told. What was turned down can still be validated.
 *
 * @throws AppError `page-not-found` for whom the page is not meant, `form-not-understood`, `account-not-found` for anyone who may not see it and for one of another portal, `forbidden`,
 * `account-decided` when it was decided in the meantime, `accounts-full`
 */
export async function decideAccount(
  { actor, db, portal, auth }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'auth'>,
  fields: Record<string, unknown>,
): Promise<DecisionAnswer> {
  authorize({ policy: waitingAccountsPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const { data: form } = DecisionForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  // What row-level security does not show the actor is not there; who may decide is asked of what stands when it is decided.
  const seen = await db.read((snapshot) => snapshot.accounts.find(form.account));
  const isHere = seen !== null && seen.portalId === portal?.id;
  authorize({ policy: accountPolicy, action: 'read', notFound: 'account-not-found' }, actor, isHere ? seen : null);
  const name = await auth.database.as(system('validation')).write(async (tx) => {
    const account = await tx.accounts.find(form.account);
    if (account?.validatedAt) throw new AppError('account-decided');
    authorize({ policy: accountPolicy, action: 'validate', notFound: 'account-not-found' }, actor, account);
    const isDone =
      form.intent === 'validate' ? await tx.unvalidatedAccounts.validate(account.id) : await tx.unvalidatedAccounts.turnDown(account.id);
    if (!isDone) throw new AppError('account-decided');
    const { action } = words[form.intent];
    tx.audit.add({ action, by: actor, portalId: account.portalId, accountId: account.id, target: { kind: 'account', id: account.id } });
    if (account.clientUserId)
      await tellClient(tx, auth.services, {
        userId: account.clientUserId,
        portalId: account.portalId,
        portal: portal?.name ?? '',
        decision: form.intent,
      });
    return account.name;
  });
  await auth.services.wakeSender();
  return { done: words[form.intent].done, name };
}

interface ToldClient {
  readonly userId: string;
  readonly portalId: string;
  readonly portal: string;
  readonly decision: Decision;
}

async function tellClient(
  tx: Transaction,
  { gateways, writer, origin }: RequestContext['auth']['services'],
  { userId, portalId, portal, decision }: ToldClient,
): Promise<void> {
  const client = await tx.users.find(userId);
  if (!client) return;
  const kind = words[decision].mail;
  await postMessage(tx, gateways, {
    kind,
    channel: 'email',
    recipient: client.email,
    portalId,
    ...writer.mail(client.language, { kind, portal, href: kind === 'validated' ? `${origin}${href('/login')}` : `${origin}/` }),
    validMinutes: null,
    idempotencyKey: `${kind}:${randomUUID()}`,
  });
}
