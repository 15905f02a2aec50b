import * as z from 'zod';
import type { DescriptionField } from '#contracts/people-office.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { jobs } from '#domain/person/job.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import type { Visit } from '../../visit.ts';
import { changesBetween } from '../changes-between.ts';
import { findConflict } from '../find-conflict.ts';
import { formLine } from '../form-line.ts';
import { writeAbout } from './write-about.ts';

const DescriptionForm = z.strictObject({
  intent: z.literal('describe'),
  version: z.coerce.number().int().min(1),
  name: formLine(200),
  title: formLine(200),
  job: z.enum(['', ...jobs]),
  organisation: z.literal('').or(z.string().refine(isId)),
});

type Description = Readonly<Record<DescriptionField, string>>;

/** What is stored of a person, as the form says it. */
export function descriptionOf({ name, title, job, organisationId }: User): Description {
  return { name, title: title ?? '', job: job ?? '', organisation: organisationId ?? '' };
}

/**
 * An administrator says who somebody is, also of himself: name, title, job, and which organisation he is bound to.
 *
 * @throws AppError `form-not-understood`, also for a client's job; `name-required`, `organisation-not-found`, `changed-meanwhile` when the
 * person did so at the same moment, and as `writeAbout`
 */
export async function describePerson(
  visit: Pick<Visit, 'actor' | 'entrance'>,
  id: string,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<DescriptionField>> {
  return writeAbout(visit, id, async (tx, user) => {
    const { version, ...fields } = formAbout(user, given);
    const conflict = findConflict({ version: user.version, fields: descriptionOf(user) }, { version, fields });
    if (conflict && conflict.conflict.length > 0) return conflict;
    const change = changesBetween(await told(tx, descriptionOf(user)), await told(tx, fields));
    if (!change) return { done: 'saved', version: user.version };
    const saved = await tx.peopleOffice.describe(id, version, storedFrom(fields));
    if (saved === null) throw new AppError('changed-meanwhile');
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
  return description;
}

type Stored = Pick<User, 'name' | 'title' | 'job' | 'organisationId'>;

function storedFrom({ name, title, job, organisation }: Description): Stored {
  return { name, title: title || null, job: jobs.find((each) => each === job) ?? null, organisationId: organisation || null };
}

/** As the trail says it: organisations by name. */
async function told(tx: Transaction, description: Description): Promise<Description> {
  if (description.organisation === '') return description;
  const organisation = await tx.organisations.find(description.organisation);
  if (!organisation) throw new AppError('organisation-not-found');
  return { ...description, organisation: organisation.name };
}
