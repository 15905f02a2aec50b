import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';
import { accessGroupFields, type AccessGroupValues, refuseNameTaken } from './access-group-values.ts';

/**
 * Another access group, which has no one in it and restricts no one.
 *
 * @returns its id
 * @throws AppError `page-not-found` for all but administrators, `access-group-name-taken`
 */
export async function createAccessGroup(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  values: AccessGroupValues,
  { key }: { readonly key: string },
): Promise<string> {
  authorize({ policy: accessGroupPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  return db.write((tx) =>
    once(tx, { by: actor, action: 'access-group-made', key, payload: values }, async () => {
      await tx.accessGroups.lock();
      await refuseNameTaken(tx, values.name, null);
      const id = await tx.accessGroups.insert(values);
      tx.audit.add({ action: 'access-group-made', target: { kind: 'access-group', id }, after: createdFacts(accessGroupFields, values) });
      return id;
    }),
  );
}
