import { isEmptiness } from '#collections/collection.ts';
import { photoPath } from '#contracts/admin/images.ts';
import type { AdminForms, AdminIdentity, AdminPerson } from '#contracts/people/people-admin.ts';
import type { GridRow, OfferedRecord, PanelData } from '#contracts/records.ts';
import { system } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import { peopleAdminPolicy, personPolicy } from '#domain/person/person-policy.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Variant } from '#variants/variant.ts';
import type { LinkedIdentity } from '../../db/queries/people/linked-identities.ts';
import type { Queries } from '../../db/queries.ts';
import type { ListQuery } from '../../db/list-query.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { findOnboardingForm } from '../submissions/onboarding-form.ts';
import { type PersonValues, personValuesOf } from './change-person.ts';

/**
 * Some of the people of the firm, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listPeople(
  { actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>,
  query: ListQuery,
): Promise<ListedPeople> {
  authorize({ policy: peopleAdminPolicy, action: 'read', notFound: 'page-not-found' }, actor, { id: null });
  const { organisation } = query.filters;
  return db.read(async (snapshot) => {
    const { people, found } = await snapshot.peopleAdmin.page(query, variant.timeZone);
    const photos = await snapshot.images.versionsOf(
      'userId',
      people.map(({ id }) => id),
    );
    const house = organisation === undefined || isEmptiness(organisation) ? null : await snapshot.organisations.find(organisation);
    const rows = people.map(({ id, isDisabled, isTwoFactorDisabled, ...cells }) => ({
      id,
      picture: photoPath(id, photos.get(id)),
      cells: { ...cells, state: stateOf({ isDisabled, isTwoFactorDisabled }) },
    }));
    return { rows, found, names: house ? { organisation: house.name } : {} };
  });
}

interface ListedPeople {
  readonly rows: GridRow[];
  readonly found: number;
  readonly names: Readonly<Record<string, string>>;
}

function stateOf({ isDisabled, isTwoFactorDisabled }: Pick<AdminPerson, 'isDisabled' | 'isTwoFactorDisabled'>): string {
  if (isDisabled) return 'disabled';
  return isTwoFactorDisabled ? 'withoutPin' : 'active';
}

interface ReadPerson extends VersionedValues<PersonValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'access' | 'photo'>;
  readonly without: readonly string[];
  readonly offered: { readonly organisation: readonly OfferedRecord[] };
}

/** Returns the initial form values for a new user, with the organisations to choose from. */
export async function beginPerson({ db }: Pick<RequestContext, 'db'>): Promise<Pick<ReadPerson, 'offered'> & { readonly values: object }> {
  const offered = await db.read(housesOffered);
  return { values: {}, offered: { organisation: offered } };
}

async function housesOffered({ organisations }: Queries): Promise<OfferedRecord[]> {
  return (await organisations.all()).map(({ id, name }) => ({ value: id, label: name }));
}

/**
 * One of them. Which devices they use is theirs; how many there are, whether an address is confirmed, and what is linked to it, is told by the
 * system.
 *
 * @throws AccessRefused `person-not-found` for all but administrators, and for someone who does not exist
 */
export async function readPersonRecord(
  { actor, db, auth, variant }: Pick<RequestContext, 'actor' | 'db' | 'auth' | 'variant'>,
  id: string,
): Promise<ReadPerson> {
  const found = await db.read(async (snapshot) => {
    const [listed, user] = isId(id) ? await Promise.all([snapshot.peopleAdmin.find(id, variant.timeZone), snapshot.users.find(id)]) : [];
    if (!listed || !user) return null;
    const houses = await housesOffered(snapshot);
    const { title, phone, telephone, profileUrl, linkedin, job } = user;
    const photo = photoPath(id, await snapshot.images.versionOf({ userId: id }));
    const values = personValuesOf(user, await snapshot.privateDetails.find(id));
    const forms = user.role === 'investor' ? await formsOf(snapshot, id, variant) : null;
    const person = { ...listed, forms, photo, title, phone, telephone, profileUrl, linkedin, job };
    return { id, person, values, version: user.version, houses };
  });
  authorize({ policy: peopleAdminPolicy, action: 'read', notFound: 'person-not-found' }, actor, found);
  const known = await auth.database
    .as(system('people'))
    .read(async ({ peopleAdmin, confirmedAddresses, credentials, linkedIdentities }) => {
      const linked = await linkedIdentities.ofPerson(id);
      return {
        devices: await peopleAdmin.devices(id),
        isAddressConfirmed: await confirmedAddresses.has(id),
        isInvited: !(await credentials.has(id)) && linked.every(({ endedAt }) => endedAt !== null),
        identities: linked.map((each) => identityOf(each, variant.timeZone)),
      };
    });
  const { govern, describe } = abilities(peopleAdminPolicy, actor, found);
  const { person, values, version, houses } = found;
  const access = { ...person, ...known, abilities: { govern, describe, vouch: abilities(personPolicy, actor, found).vouch } };
  return {
    name: person.name,
    version,
    values,
    panels: { access, photo: { name: person.name, href: person.photo } },
    without: person.role === 'investor' ? ['job', 'isMessenger'] : [],
    offered: { organisation: houses },
  };
}

function identityOf({ provider, linkedAt, endedAt }: LinkedIdentity, timeZone: string): AdminIdentity {
  return { provider, linkedAt: localMoment(linkedAt, timeZone), endedAt: endedAt && localMoment(endedAt, timeZone) };
}

/** Returns the forms that a client has to fill in and has submitted, without their content. */
async function formsOf(snapshot: Queries, userId: string, variant: Variant): Promise<AdminForms | null> {
  const wanted = { userId, process: 'onboarding' } as const;
  const [state, submitted] = await Promise.all([snapshot.submissions.stateOf(wanted), snapshot.submissions.submitted(wanted)]);
  const open = state?.submittedAt === null ? state : null;
  const name = findOnboardingForm(variant)?.name ?? null;
  if (!name && submitted.length === 0) return null;
  const at = (moment: string) => localMoment(moment, variant.timeZone);
  return {
    name,
    open: open && { askedAt: at(open.askedAt), savedAt: open.savedAt && at(open.savedAt) },
    submitted: submitted.map(({ id, submittedAt }) => ({ id, submittedAt: at(submittedAt) })),
  };
}
