import type { Conflict, Saved } from '#contracts/versioned.ts';
import { isId } from '#domain/is-id.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import {
  organisationFields,
  type OrganisationValues,
  refuseTwins,
  toStoredOrganisation,
  toOrganisationValues,
} from './organisation-values.ts';

const changing = { policy: organisationPolicy, action: 'edit', notFound: 'organisation-not-found' } as const;

/**
 * Changes what is kept of an organisation. Its domain makes advisers of those who confirm an address there from now on; anyone who is bound to
 * it stays so, whatever the domain becomes.
 *
 * @throws AppError `organisation-not-found`, as `refuseTwins` does, `recent-sign-in-needed` where it becomes another's addresses that make
 * advisers
 */
export async function changeOrganisation(
  context: Pick<RequestContext, 'actor' | 'db' | 'signedIn'>,
  id: string,
  wanted: VersionedValues<OrganisationValues>,
): Promise<Saved | Conflict<string>> {
  const { actor, db } = context;
  authorize(changing, actor, {});
  return db.write(async (tx) => {
    await tx.organisations.lock();
    const stored = isId(id) ? await tx.organisations.find(id) : null;
    authorize(changing, actor, stored);
    const before = toOrganisationValues(stored);
    const change = changeOfRecord(organisationFields, { version: stored.version, values: before }, wanted);
    if (!('before' in change)) return change;
    const { values } = wanted;
    if (before.url !== values.url || before.domain !== values.domain) requireRecentSignIn(context);
    refuseTwins(await tx.organisations.all(), { ...values, id: stored.id });
    const version = await tx.organisations.set(stored.id, toStoredOrganisation(values));
    tx.audit.add({ action: 'organisation-changed', target: { kind: 'organisation', id: stored.id }, ...change });
    return { done: 'saved', version };
  });
}
