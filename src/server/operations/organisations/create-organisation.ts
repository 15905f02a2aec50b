import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { organisationFields, type OrganisationValues, refuseTwins, toStoredOrganisation } from './organisation-values.ts';

/**
 * Another organisation, which no one is bound to yet.
 *
 * @returns its id
 * @throws AppError `page-not-found` for all but administrators, as `refuseTwins` does, `recent-sign-in-needed` where addresses there will make
 * advisers
 */
export async function createOrganisation(
  context: Pick<RequestContext, 'actor' | 'db' | 'signedIn'>,
  values: OrganisationValues,
  { key }: { readonly key: string },
): Promise<string> {
  const { actor, db } = context;
  authorize({ policy: organisationPolicy, action: 'make', notFound: 'page-not-found' }, actor, {});
  return db.write((tx) =>
    once(tx, { by: actor, action: 'organisation-made', key, payload: values }, async () => {
      if (values.url !== null || values.domain !== null) requireRecentSignIn(context);
      await tx.organisations.lock();
      refuseTwins(await tx.organisations.all(), { ...values, id: null });
      const id = await tx.organisations.insert(toStoredOrganisation(values));
      tx.audit.add({ action: 'organisation-made', target: { kind: 'organisation', id }, after: createdFacts(organisationFields, values) });
      return id;
    }),
  );
}
