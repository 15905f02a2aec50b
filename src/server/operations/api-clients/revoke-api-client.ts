import * as z from 'zod';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';

const Revoking = z.strictObject({ intent: z.literal('revoke') });

/**
 * Revokes an API client, which is shut out from that moment on.
 *
 * @throws AppError `form-not-understood`, `api-client-not-found`, also for one that is revoked already
 */
export async function revokeApiClient(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'revoked' }> {
  const revoking = { policy: apiClientPolicy, action: 'revoke', notFound: 'api-client-not-found' } as const;
  authorize(revoking, actor, {});
  if (!Revoking.safeParse(fields).success) throw new AppError('form-not-understood');
  return db.write(async (tx) => {
    const client = isId(id) ? await tx.apiClients.revoke(id) : null;
    authorize(revoking, actor, client);
    tx.audit.add({ action: 'api-client-revoked', target: { kind: 'service', id }, before: { name: client.name, scopes: client.scopes } });
    return { done: 'revoked' };
  });
}
