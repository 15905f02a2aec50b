import { system } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * An administrator writes down something about a person, also about themselves; until it is written no one else governs people.
 *
 * @throws AccessRefused `person-not-found`, `forbidden` for anyone who is no administrator any more
 */
export async function withLockedUser<Result>(
  { actor, auth }: Pick<RequestContext, 'actor' | 'auth'>,
  id: string,
  work: (tx: Transaction, user: User) => Promise<Result>,
): Promise<Result> {
  return auth.database.as(system('people')).write(async (tx) => {
    const administrators = await tx.peopleAdmin.lockAdministrators();
    const user = isId(id) ? await tx.users.find(id) : null;
    authorize({ policy: peopleAdminPolicy, action: 'describe', notFound: 'person-not-found' }, actor, user);
    if (!('userId' in actor) || !administrators.includes(actor.userId)) throw new AccessRefused('forbidden');
    return work(tx, user);
  });
}
