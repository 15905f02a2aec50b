import { organisationLogoPath } from '#contracts/admin/images.ts';
import type { AdminListQuery, OrganisationsPage, ShownOrganisation } from '#contracts/admin/organisations.ts';
import { isId } from '#domain/is-id.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import { mailDomainOf } from '#domain/sign-in/works-for.ts';
import type { Queries } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';
import { fieldsOf } from './organisation-fields.ts';

const pageSize = 50;

/**
 * A page of the organisations, by name.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readOrganisations({ actor, db }: Pick<Visit, 'actor' | 'db'>, query: AdminListQuery): Promise<OrganisationsPage> {
  authorize({ policy: organisationPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const { find, page = 1 } = query;
  const { organisations, found } = await db.read(async (snapshot) => {
    const listed = await snapshot.organisations.page({ find: find ?? null, limit: pageSize, offset: (page - 1) * pageSize });
    const ids = listed.organisations.map(({ id }) => id);
    const logos = await snapshot.images.versionsOf('organisationId', ids);
    return {
      ...listed,
      organisations: listed.organisations.map((house) => ({ ...house, logo: organisationLogoPath(house.id, logos.get(house.id)) })),
    };
  });
  return { query, organisations, found, page, pages: Math.max(1, Math.ceil(found / pageSize)) };
}

/**
 * One of them.
 *
 * @throws AccessRefused `organisation-not-found` for all but administrators, and for one that does not exist
 */
export async function readOrganisation({ actor, db }: Pick<Visit, 'actor' | 'db'>, id: string): Promise<ShownOrganisation> {
  const found = isId(id) ? await db.read((snapshot) => shown(snapshot, id)) : null;
  authorize({ policy: organisationPolicy, action: 'read', notFound: 'organisation-not-found' }, actor, found);
  return found;
}

/**
 * The one that the administrator who asks is bound to; null when there is none.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readOwnOrganisation({ actor, db }: Pick<Visit, 'actor' | 'db'>): Promise<ShownOrganisation | null> {
  authorize({ policy: organisationPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  return db.read(async (snapshot) => {
    const user = 'userId' in actor ? await snapshot.users.find(actor.userId) : null;
    return user?.organisationId ? shown(snapshot, user.organisationId) : null;
  });
}

async function shown({ organisations, images }: Queries, id: string): Promise<ShownOrganisation | null> {
  const organisation = await organisations.find(id);
  if (!organisation) return null;
  const mailDomain = mailDomainOf(organisation);
  const [people, logo] = await Promise.all([organisations.peopleOf(id, mailDomain), images.versionOf({ organisationId: id })]);
  return { id, logo: organisationLogoPath(id, logo), fields: fieldsOf(organisation), version: organisation.version, mailDomain, people };
}
