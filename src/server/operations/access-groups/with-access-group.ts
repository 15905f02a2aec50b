import { createHash } from 'node:crypto';
import type { Asked, Unrestricted } from '#contracts/people/access-groups.ts';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

type Group = NonNullable<Awaited<ReturnType<Queries['accessGroups']['find']>>>;

/**
 * Changes something about an access group, one after the other.
 *
 * @throws AccessRefused `access-group-not-found` for all but administrators, and for one that does not exist
 */
export async function withAccessGroup<Result>(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  id: string,
  work: (tx: Transaction, group: Group) => Promise<Result>,
): Promise<Result> {
  const editing = { policy: accessGroupPolicy, action: 'edit', notFound: 'access-group-not-found' } as const;
  authorize(editing, actor, {});
  return db.write(async (tx) => {
    await tx.accessGroups.lock();
    const group = isId(id) ? await tx.accessGroups.find(id) : null;
    authorize(editing, actor, group);
    return work(tx, group);
  });
}

/** Returns the accounts that would be opened, for the user to confirm; null if there are none, or if the form confirms exactly these. */
export function findUnconfirmed(left: readonly Unrestricted[], told: string | undefined): Asked | null {
  if (left.length === 0) return null;
  const facts = JSON.stringify(left.map(({ id, accounts, opened }) => [id, accounts, opened]));
  const asked = { ask: left, told: createHash('sha256').update(facts).digest('hex') };
  return asked.told === told ? null : asked;
}
