import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import type { NewImage } from '../../db/queries/portals/images.ts';
import type { RequestContext } from '../../request-context.ts';
import { createdFacts, collectFacts } from '../change-of-record.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import {
  organisationFields,
  type OrganisationValues,
  refuseTwins,
  toStoredOrganisation,
  toOrganisationValues,
} from './organisation-values.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'signedIn'>;

const collection = 'organisations';

/** The details kept of an organisation in the trash. */
interface RemovedOrganisation {
  readonly values: OrganisationValues;
  readonly logo: ReturnType<typeof keptLogo> | null;
}

/**
 * The end of an organisation that no one is bound to. It can be restored.
 *
 * @throws AppError `organisation-not-found`, `organisation-in-use`
 */
export async function removeOrganisation({ actor, db }: Asking, id: string): Promise<null> {
  const removing = { policy: organisationPolicy, action: 'edit', notFound: 'organisation-not-found' } as const;
  authorize(removing, actor, {});
  return db.write(async (tx) => {
    await tx.organisations.lock();
    const stored = isId(id) ? await tx.organisations.find(id) : null;
    authorize(removing, actor, stored);
    const used = await tx.organisations.useOf(id);
    if (used.users + used.portals > 0) throw new AppError('organisation-in-use', used);
    const logo = await tx.images.find({ organisationId: id });
    const values = toOrganisationValues(stored);
    const content: RemovedOrganisation = { values, logo: logo && keptLogo(logo) };
    await tx.organisations.delete(id);
    await tx.removedRecords.add({ collection, id, name: stored.name, content }, 'userId' in actor ? actor.userId : null);
    tx.audit.add({
      action: 'organisation-deleted',
      target: { kind: 'organisation', id },
      before: collectFacts(organisationFields, values),
    });
    return null;
  });
}

const keptLogo = ({ mediaType, width, height, content }: NewImage) => ({ mediaType, width, height, base64: content.toString('base64') });

/**
 * An organisation as it was, its logo too.
 *
 * @throws AppError `page-not-found` for all but administrators, `not-in-trash`, as `refuseTwins` does, `recent-sign-in-needed` where addresses
 * there will make advisers again
 */
export async function restoreOrganisation(context: Asking, id: string): Promise<void> {
  const { actor, db } = context;
  authorize({ policy: organisationPolicy, action: 'make', notFound: 'page-not-found' }, actor, {});
  await db.write(async (tx) => {
    await tx.organisations.lock();
    const removed = isId(id) ? ((await tx.removedRecords.take(collection, id)) as RemovedOrganisation | null) : null;
    if (!removed) throw new AppError('not-in-trash');
    const { values, logo } = removed;
    if (values.url !== null || values.domain !== null) requireRecentSignIn(context);
    refuseTwins(await tx.organisations.all(), { ...values, id: null });
    await tx.organisations.insert({ id, ...toStoredOrganisation(values) });
    if (logo) await tx.images.put({ organisationId: id }, { ...logo, content: Buffer.from(logo.base64, 'base64') });
    tx.audit.add({
      action: 'organisation-restored',
      target: { kind: 'organisation', id },
      after: createdFacts(organisationFields, values),
    });
  });
}
