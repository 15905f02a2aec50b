import * as z from 'zod';
import type { DescriptionField } from '#contracts/people/people-admin.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { jobs } from '#domain/person/job.ts';
import type { Transaction } from '../../db/queries.ts';
import type { PrivateDetails } from '../../db/queries/ledger/private-details.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Visit } from '../../visit.ts';
import { changesBetween } from '../changes-between.ts';
import { findConflict } from '../find-conflict.ts';
import { formLine, formText } from '../form-line.ts';
import { contactFrom, contactOf, contactShape, understoodContact } from '../contact/contact-form.ts';
import { writeAbout } from './write-about.ts';

const DescriptionForm = z.strictObject({
  intent: z.literal('describe'),
  version: z.coerce.number().int().min(1),
  name: formLine(200),
  title: formLine(200),
  job: z.enum(['', ...jobs]),
  organisation: z.literal('').or(z.string().refine(isId)),
  other: formText(2000),
  ...contactShape,
});

type Description = Readonly<Record<DescriptionField, string>>;

/** What is stored of a person, as the form says it. */
export function descriptionOf(user: User, details: PrivateDetails): Description {
  const { name, title, job, organisationId } = user;
  return {
    name,
    title: title ?? '',
    job: job ?? '',
    organisation: organisationId ?? '',
    other: details.other ?? '',
    ...contactOf(user, details),
  };
}

/**
 * An administrator says who someone is, also of themselves: name, title, job, which organisation they are bound to, how they are reached, and what else there is to be
 * remembered.
 *
 * @throws AppError `form-not-understood`, also for a client's job; `name-required`, `organisation-not-found`, `changed-meanwhile` when the
 * person did so at the same moment, and as `understoodContact` and `writeAbout`
 */
export async function describePerson(
  visit: Pick<Visit, 'actor' | 'entrance'>,
  id: string,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<DescriptionField>> {
  return writeAbout(visit, id, async (tx, user) => {
    const { version, ...fields } = formAbout(user, given);
    const before = descriptionOf(user, await tx.privateDetails.find(id));
    const conflict = findConflict({ version: user.version, fields: before }, { version, fields });
    if (conflict && conflict.conflict.length > 0) return conflict;
    const change = changesBetween(await told(tx, before), await told(tx, fields));
    if (!change) return { done: 'saved', version: user.version };
    const saved = await store(tx, user, fields);
    tx.audit.add({ action: 'person-changed', by: visit.actor, target: { kind: 'person', id }, ...change });
    return { done: 'saved', version: saved };
  });
}

/** Clients have no job with the firm. */
function formAbout({ role }: User, given: Record<string, unknown>): Description & { readonly version: number } {
  const { data: form } = DescriptionForm.safeParse(given);
  if (!form || (role === 'investor' && form.job !== '')) throw new AppError('form-not-understood');
  if (form.name === '') throw new AppError('name-required');
  const { intent: _intent, ...description } = form;
  return understoodContact(description);
}

/** The version from then on. */
async function store(tx: Transaction, { id, version }: User, fields: Description): Promise<number> {
  const { name, title, job, organisation, other } = fields;
  const { seen, address } = contactFrom(fields);
  const office = { title: title || null, job: jobs.find((each) => each === job) ?? null, organisationId: organisation || null };
  const saved = await tx.users.setVersioned(id, version, { name, ...office, ...seen });
  if (saved === null) throw new AppError('changed-meanwhile');
  await tx.privateDetails.put(id, { address, other: other || null });
  return saved;
}

/** As the trail says it: organisations by name. */
async function told(tx: Transaction, description: Description): Promise<Description> {
  if (description.organisation === '') return description;
  const organisation = await tx.organisations.find(description.organisation);
  if (!organisation) throw new AppError('organisation-not-found');
  return { ...description, organisation: organisation.name };
}
