import type { Created } from '#contracts/records.ts';
import { apiClients } from '#collections/api-clients.ts';
import { listFields } from '#collections/collection.ts';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';
import { auditWhenRefused } from '../people/audit-when-refused.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';

const apiClientFields = listFields(apiClients);
export type ApiClientValues = ValuesOf<typeof apiClientFields>;

/**
 * Another API client, whose secret is told this once and kept as a hash.
 *
 * @throws AppError `page-not-found` for all but administrators, `recent-sign-in-needed`
 */
export async function createApiClient(
  context: Pick<RequestContext, 'actor' | 'db' | 'signedIn' | 'auth'>,
  values: ApiClientValues,
  { key }: { readonly key: string },
): Promise<Created> {
  const { actor, db } = context;
  authorize({ policy: apiClientPolicy, action: 'make', notFound: 'page-not-found' }, actor, {});
  return auditWhenRefused(context, 'api-client-made', async () => {
    const { id: createdBy } = requireRecentSignIn(context);
    return db.write((tx) =>
      once(tx, { by: actor, action: 'api-client-made', key, payload: values }, async (): Promise<Created> => {
        const { name, scopes } = values;
        const secret = newToken();
        const id = await tx.apiClients.insert({ name, scopes: [...scopes], secretHash: tokenHash(secret), createdBy });
        tx.audit.add({ action: 'api-client-made', target: { kind: 'service', id }, after: createdFacts(apiClientFields, values) });
        return { done: 'created', id, secret: { name, clientId: id, secret } };
      }),
    );
  });
}
