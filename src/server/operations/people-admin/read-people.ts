import { photoPath } from '#contracts/admin/images.ts';
import type { AdminForms, AdminIdentity, AdminPerson, PeoplePage, PeopleQuery } from '#contracts/people/people-admin.ts';
import { system } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { peopleAdminPolicy, personPolicy } from '#domain/person/person-policy.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Variant } from '#variants/variant.ts';
import type { LinkedIdentity } from '../../db/queries/people/linked-identities.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';
import { onboardingFormOf } from '../submissions/onboarding-form.ts';
import { descriptionOf } from './describe-person.ts';

const pageSize = 50;

/**
 * A page of the people of the firm, by name.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readPeople({ actor, db, variant }: Pick<Visit, 'actor' | 'db' | 'variant'>, query: PeopleQuery): Promise<PeoplePage> {
  authorize({ policy: peopleAdminPolicy, action: 'read', notFound: 'page-not-found' }, actor, { id: null });
  const { find = null, organisation = null, page = 1 } = query;
  const wanted = { find, organisation, timeZone: variant.timeZone, limit: pageSize, offset: (page - 1) * pageSize };
  const { people, found, photos, house } = await db.read(async (snapshot) => {
    const listed = await snapshot.peopleAdmin.page(wanted);
    const ids = listed.people.map(({ id }) => id);
    return {
      ...listed,
      photos: await snapshot.images.versionsOf('userId', ids),
      house: organisation === null ? null : await snapshot.organisations.find(organisation),
    };
  });
  const pictured = people.map((person) => ({ ...person, photo: photoPath(person.id, photos.get(person.id)) }));
  return { query, organisation: house?.name ?? null, people: pictured, found, page, pages: Math.max(1, Math.ceil(found / pageSize)) };
}

/**
 * One of them. Which devices they use is theirs; how many there are, whether an address is confirmed, and what is linked to it, is told by the
 * system.
 *
 * @throws AccessRefused `person-not-found` for all but administrators, and for someone who does not exist
 */
export async function readPerson(
  { actor, db, entrance, variant }: Pick<Visit, 'actor' | 'db' | 'entrance' | 'variant'>,
  id: string,
): Promise<AdminPerson> {
  const found = await db.read(async (snapshot) => {
    const [listed, user] = isId(id) ? await Promise.all([snapshot.peopleAdmin.find(id, variant.timeZone), snapshot.users.find(id)]) : [];
    if (!listed || !user) return null;
    const organisations = (await snapshot.organisations.all()).map((organisation) => ({ id: organisation.id, name: organisation.name }));
    const { title, phone, telephone, profileUrl, linkedin, job, version } = user;
    const photo = photoPath(id, await snapshot.images.versionOf({ userId: id }));
    const fields = descriptionOf(user, await snapshot.privateDetails.find(id));
    const forms = user.role === 'investor' ? await formsOf(snapshot, id, variant) : null;
    return { ...listed, forms, photo, title, phone, telephone, profileUrl, linkedin, job, version, fields, organisations };
  });
  authorize({ policy: peopleAdminPolicy, action: 'read', notFound: 'person-not-found' }, actor, found);
  const known = await entrance.database.as(system('people')).read(async ({ peopleAdmin, confirmedAddresses, linkedIdentities }) => ({
    devices: await peopleAdmin.devices(id),
    isAddressConfirmed: await confirmedAddresses.has(id),
    identities: (await linkedIdentities.ofPerson(id)).map((linked) => identityOf(linked, variant.timeZone)),
  }));
  const { govern, describe } = abilities(peopleAdminPolicy, actor, found);
  return { ...found, ...known, abilities: { govern, describe, vouch: abilities(personPolicy, actor, found).vouch } };
}

function identityOf({ provider, linkedAt, endedAt }: LinkedIdentity, timeZone: string): AdminIdentity {
  return { provider, linkedAt: localMoment(linkedAt, timeZone), endedAt: endedAt && localMoment(endedAt, timeZone) };
}

/** What a client is asked for and has handed in, without what is in it. */
async function formsOf(snapshot: Queries, userId: string, variant: Variant): Promise<AdminForms | null> {
  const wanted = { userId, process: 'onboarding' } as const;
  const [state, submitted] = await Promise.all([snapshot.submissions.stateOf(wanted), snapshot.submissions.submitted(wanted)]);
  const open = state?.submittedAt === null ? state : null;
  const name = onboardingFormOf(variant)?.name ?? null;
  if (!name && submitted.length === 0) return null;
  const at = (moment: string) => localMoment(moment, variant.timeZone);
  return {
    name,
    open: open && { askedAt: at(open.askedAt), savedAt: open.savedAt && at(open.savedAt) },
    submitted: submitted.map(({ id, submittedAt }) => ({ id, submittedAt: at(submittedAt) })),
  };
}
