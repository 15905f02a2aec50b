import { organisationLogoPath } from '#contracts/admin/images.ts';
import type { GridRow, PanelData } from '#contracts/records.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import { getEmailDomain } from '#domain/sign-in/employer-email-domain.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { type OrganisationValues, toOrganisationValues } from './organisation-values.ts';

type Asking = Pick<RequestContext, 'actor' | 'db'>;

const reading = { policy: organisationPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the organisations, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listOrganisations(
  { actor, db }: Asking,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  return db.read(async (snapshot) => {
    const { organisations, found } = await snapshot.organisations.page(query);
    const logos = await snapshot.images.versionsOf(
      'organisationId',
      organisations.map(({ id }) => id),
    );
    const rows = organisations.map(({ id, ...cells }) => ({ id, picture: organisationLogoPath(id, logos.get(id)), cells }));
    return { rows, found };
  });
}

interface ReadOrganisation extends VersionedValues<OrganisationValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'logo' | 'members'>;
}

/**
 * One of them.
 *
 * @throws AccessRefused `organisation-not-found` for all but administrators, and for one that does not exist
 */
export async function readOrganisation({ actor, db }: Asking, id: string): Promise<ReadOrganisation> {
  return db.read(async ({ organisations, images }) => {
    const found = isId(id) ? await organisations.find(id) : null;
    authorize({ ...reading, notFound: 'organisation-not-found' }, actor, found);
    const mailDomain = getEmailDomain(found);
    const [people, logo] = await Promise.all([organisations.peopleOf(id, mailDomain), images.versionOf({ organisationId: id })]);
    const panels = { logo: { href: organisationLogoPath(id, logo) }, members: { mailDomain, ...people } };
    return { name: found.name, version: found.version, values: toOrganisationValues(found), panels };
  });
}

/**
 * The one that the administrator who asks is bound to; null when there is none.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function findOwnOrganisation({ actor, db }: Asking): Promise<string | null> {
  authorize(reading, actor, {});
  if (!('userId' in actor)) return null;
  const user = await db.read(({ users }) => users.find(actor.userId));
  return user?.organisationId ?? null;
}

/**
 * As `findOwnOrganisation`, for a form about it.
 *
 * @throws AppError `organisation-not-found` for anyone who is bound to none
 */
export async function ownOrganisation(context: Asking): Promise<string> {
  const id = await findOwnOrganisation(context);
  if (id === null) throw new AppError('organisation-not-found');
  return id;
}
