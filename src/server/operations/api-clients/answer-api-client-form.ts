import * as z from 'zod';
import type { ApiClientAnswer } from '#contracts/admin/api-clients.ts';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { type Scope, scopes } from '#domain/api-client/scope.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { isRecentSignIn } from '#domain/sign-in/recent-sign-in.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Visit } from '../../visit.ts';
import { formLine } from '../form-line.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { auditWhenRefused } from '../people/audit-when-refused.ts';

type Asking = Pick<Visit, 'actor' | 'db' | 'signedIn' | 'entrance'>;

const ticked = z.literal('on').optional();

/** What the forms of the page may send; each scope is a box of its own. */
const ApiClientForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('make'),
    'form-key': formKey,
    name: formLine(100),
    ...(Object.fromEntries(scopes.map((scope) => [scope, ticked])) as Record<Scope, typeof ticked>),
  }),
  z.strictObject({ intent: z.literal('revoke'), client: z.string().refine(isId) }),
]);
type NewClient = Extract<z.infer<typeof ApiClientForm>, { intent: 'make' }>;

/**
 * Makes an API client, whose secret is told this once and kept as a hash, or revokes one, which is shut out from that moment on.
 *
 * @throws AppError `form-not-understood`, `name-required`, `scope-required`, `recent-sign-in-needed`, `api-client-not-found`
 */
export async function answerApiClientForm(visit: Asking, fields: Record<string, unknown>): Promise<ApiClientAnswer> {
  const { data: form } = ApiClientForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  return form.intent === 'make' ? auditWhenRefused(visit, 'api-client-made', () => make(visit, form)) : revoke(visit, form.client);
}

async function make({ actor, db, signedIn }: Asking, form: NewClient): Promise<ApiClientAnswer> {
  authorize({ policy: apiClientPolicy, action: 'make', notFound: 'page-not-found' }, actor, {});
  const { name } = form;
  if (name === '') throw new AppError('name-required');
  const given = scopes.filter((scope) => form[scope] === 'on');
  if (given.length === 0) throw new AppError('scope-required');
  if (!signedIn || !isRecentSignIn(Date.parse(signedIn.session.signedInAt), Date.now())) throw new AppError('recent-sign-in-needed');
  return db.write((tx) =>
    once(tx, sentForm(actor, 'api-client-made', form), async (): Promise<ApiClientAnswer> => {
      const secret = newToken();
      const id = await tx.apiClients.insert({ name, scopes: given, secretHash: tokenHash(secret), createdBy: signedIn.user.id });
      tx.audit.add({ action: 'api-client-made', target: { kind: 'service', id }, after: { name, scopes: given } });
      return { done: 'made', name, clientId: id, secret };
    }),
  );
}

async function revoke({ actor, db }: Asking, id: string): Promise<ApiClientAnswer> {
  return db.write(async (tx) => {
    const client = await tx.apiClients.revoke(id);
    authorize({ policy: apiClientPolicy, action: 'revoke', notFound: 'api-client-not-found' }, actor, client);
    tx.audit.add({ action: 'api-client-revoked', target: { kind: 'service', id }, before: { name: client.name, scopes: client.scopes } });
    return { done: 'revoked', name: client.name };
  });
}
