import * as z from 'zod';
import type { ContactField } from '#contracts/people/contact.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { changesBetween } from '../changes-between.ts';
import { mergeFields, parseMergeFields } from '../merge-fields.ts';
import { contactFrom, contactOf, contactShape, parseContact } from './contact-form.ts';

const ContactForm = z.strictObject({ intent: z.literal('contact'), version: z.coerce.number().int().min(1), ...contactShape });

/**
 * Someone writes how they are reached. Told of the difference when an administrator has written it in the meantime.
 *
 * @throws AppError `sign-in-needed`, `form-not-understood`, `changed-meanwhile` when an administrator did so at the same moment, and as `parseContact`
 */
export async function editContact(
  { actor, signedIn, auth }: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<ContactField>> {
  if (!signedIn) throw new AppError('sign-in-needed');
  const { id } = signedIn.user;
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, { id });
  const { merging, rest } = parseMergeFields(given);
  const { data: form } = ContactForm.safeParse(rest);
  if (!form) throw new AppError('form-not-understood');
  const { intent: _intent, version, ...typed } = form;
  const wanted = parseContact(typed);
  // No one writes a person's row for themselves; of these fields the system does it for them.
  return auth.database.as(system('profile')).write(async (tx) => {
    const user = await tx.users.find(id);
    if (!user) throw new AppError('sign-in-needed');
    const { other, ...details } = await tx.privateDetails.find(id);
    const before = contactOf(user, { other, ...details });
    const merged = mergeFields({ version: user.version, fields: before }, { version, fields: wanted }, merging);
    if ('conflict' in merged) return merged;
    const { fields, taken } = merged;
    const change = changesBetween(before, fields);
    if (!change) return { done: 'saved', version: user.version };
    const { seen, address } = contactFrom(fields);
    const saved = await tx.users.setVersioned(id, user.version, seen);
    if (saved === null) throw new AppError('changed-meanwhile');
    await tx.privateDetails.put(id, { address, other });
    tx.audit.add({ action: 'profile-changed', by: actor, target: { kind: 'person', id }, ...change });
    return { done: 'saved', version: saved, ...(taken.length > 0 ? { isMerged: true } : {}) };
  });
}
