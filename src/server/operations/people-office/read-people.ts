import type { OfficePerson, PeoplePage, PeopleQuery } from '#contracts/people-office.ts';
import { system } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { peopleOfficePolicy } from '#domain/person/person-policy.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';

const pageSize = 50;

/**
 * A page of the people of the firm, by name.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readPeople({ actor, db, variant }: Pick<Visit, 'actor' | 'db' | 'variant'>, query: PeopleQuery): Promise<PeoplePage> {
  authorize({ policy: peopleOfficePolicy, action: 'read', notFound: 'page-not-found' }, actor, { id: null });
  const { find, page = 1 } = query;
  const wanted = { find: find ?? null, timeZone: variant.timeZone, limit: pageSize, offset: (page - 1) * pageSize };
  const { people, found } = await db.read((snapshot) => snapshot.peopleOffice.page(wanted));
  return { query, people, found, page, pages: Math.max(1, Math.ceil(found / pageSize)) };
}

/**
 * One of them. Which devices they use is theirs; how many there are is told by the system.
 *
 * @throws AccessRefused `person-not-found` for all but administrators, and for somebody who does not exist
 */
export async function readPerson(
  { actor, db, entrance, variant }: Pick<Visit, 'actor' | 'db' | 'entrance' | 'variant'>,
  id: string,
): Promise<OfficePerson> {
  const found = await db.read(async (snapshot) => {
    const [listed, user] = isId(id) ? await Promise.all([snapshot.peopleOffice.find(id, variant.timeZone), snapshot.users.find(id)]) : [];
    return listed && user ? { ...listed, title: user.title, phone: user.phone } : null;
  });
  authorize({ policy: peopleOfficePolicy, action: 'read', notFound: 'person-not-found' }, actor, found);
  const devices = await entrance.database.as(system('people')).read((snapshot) => snapshot.peopleOffice.devices(id));
  return { ...found, devices, abilities: { govern: abilities(peopleOfficePolicy, actor, found).govern } };
}
