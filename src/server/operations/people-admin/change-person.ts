import { listFields } from '#collections/collection.ts';
import { people } from '#collections/people.ts';
import type { DescriptionField } from '#contracts/people/people-admin.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { jobs } from '#domain/person/job.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { PrivateDetails } from '../../db/queries/ledger/private-details.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { collectFacts, type VersionedValues } from '../change-of-record.ts';
import { changesBetween } from '../changes-between.ts';
import { contactFrom, contactOf, parseContact } from '../contact/contact-form.ts';
import { findConflict } from '../find-conflict.ts';
import { withLockedUser } from './with-locked-user.ts';

export const personFields = listFields(people);
/** The values of a user's form. */
export type PersonValues = ValuesOf<typeof personFields>;

export type Description = Readonly<Record<DescriptionField, string>>;

/** Returns the form values of a stored user. */
export function personValuesOf(user: User, details: PrivateDetails): PersonValues {
  const { name, email, role, title, job, isMessenger, organisationId: organisation } = user;
  const { telephone, profileUrl, linkedin, ...address } = contactOf(user, details);
  const given = { telephone, profileUrl, linkedin, ...address };
  const contact = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value || null])) as {
    [Field in keyof typeof given]: string | null;
  };
  return { name, email, role, title, job, isMessenger, organisation, other: details.other, ...contact };
}

/**
 * An administrator says who someone is, also of themselves: name, title, job, which organisation they are bound to, how they are reached, and what else there is to be
 * remembered. Address and role have forms of their own.
 *
 * @throws AppError `form-not-understood` for a client's job; `organisation-not-found`, `changed-meanwhile` when the person did so at the same
 * moment, and as `parseContact` and `withLockedUser`
 */
export async function changePerson(
  context: Pick<RequestContext, 'actor' | 'auth'>,
  id: string,
  { version, values }: VersionedValues<PersonValues>,
): Promise<Saved | Conflict<string>> {
  return withLockedUser(context, id, async (tx, user) => {
    // Clients have no job with the firm.
    if (user.role === 'investor' && (values.job !== null || values.isMessenger !== null)) throw new AppError('form-not-understood');
    const fields = parseContact(collectFacts(personFields, { ...values, email: user.email, role: user.role }) as Description);
    const before = collectFacts(personFields, personValuesOf(user, await tx.privateDetails.find(id))) as Description;
    const conflict = findConflict({ version: user.version, fields: before }, { version, fields });
    if (conflict && conflict.conflict.length > 0) return conflict;
    const change = changesBetween(await withOrganisationName(tx, before), await withOrganisationName(tx, fields));
    if (!change) return { done: 'saved', version: user.version };
    const saved = await describePerson(tx, user, fields);
    tx.audit.add({ action: 'person-changed', by: context.actor, target: { kind: 'person', id }, ...change });
    return { done: 'saved', version: saved };
  });
}

/** Keeps what is said of a person. The version from then on. */
export async function describePerson(tx: Transaction, { id, version }: User, fields: Description): Promise<number> {
  const { name, title, job, isMessenger, organisation, other } = fields;
  const { seen, address } = contactFrom(fields);
  const office = {
    title: title || null,
    job: jobs.find((each) => each === job) ?? null,
    isMessenger: isMessenger === '' ? null : isMessenger === 'yes',
    organisationId: organisation || null,
  };
  const saved = await tx.users.setVersioned(id, version, { name, ...office, ...seen });
  if (saved === null) throw new AppError('changed-meanwhile');
  await tx.privateDetails.put(id, { address, other: other || null });
  return saved;
}

/**
 * As the trail says it: organisations by name.
 *
 * @throws AppError `organisation-not-found`
 */
export async function withOrganisationName(tx: Transaction, description: Description): Promise<Description> {
  if (description.organisation === '') return description;
  const organisation = await tx.organisations.find(description.organisation);
  if (!organisation) throw new AppError('organisation-not-found');
  return { ...description, organisation: organisation.name };
}
