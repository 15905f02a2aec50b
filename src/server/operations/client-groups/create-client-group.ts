import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';
import { getClientScope } from './client-group-of.ts';
import { clientGroupFields, type ClientGroupValues, groupColumns, maxGroups, refuseNameTaken } from './client-group-values.ts';

/**
 * Another group of clients of the portal of the page, with no one in it: an adviser's own, or the firm's.
 *
 * @returns its id
 * @throws AppError `page-not-found` for all but staff, `client-group-name-taken`, `too-many-client-groups`
 */
export async function createClientGroup(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  values: ClientGroupValues,
  { key }: { readonly key: string },
): Promise<string> {
  const looking = portal && getClientScope(actor, portal.id);
  authorize({ policy: clientGroupPolicy, action: 'make', notFound: 'page-not-found' }, actor, looking && { keptBy: looking.adviserId });
  if (!looking) throw new AppError('page-not-found');
  const { portalId, adviserId } = looking;
  return db.write((tx) =>
    once(tx, { by: actor, action: 'client-group-made', key, payload: { ...values, portalId } }, async () => {
      await tx.clientGroupRecords.lock(portalId);
      await refuseNameTaken(tx, looking, values.name, null);
      if ((await tx.clientGroupRecords.countKept(looking)) >= maxGroups) throw new AppError('too-many-client-groups', { limit: maxGroups });
      const id = await tx.clientGroupRecords.insert({ ...groupColumns(values), portalId, keptBy: adviserId });
      const after = createdFacts(clientGroupFields, values);
      tx.audit.add({ action: 'client-group-made', portalId, target: { kind: 'client-group', id }, after });
      return id;
    }),
  );
}
